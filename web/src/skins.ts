// skins.ts -- which games have a dress of their own; the others use the generic table.

import type { Skin } from "./surface";
import { portRoyal } from "../skins/port-royal";

export const skins: Record<string, Skin> = {
	"port-royal": portRoyal,
};
