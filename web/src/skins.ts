// skins.ts -- which games have a dress of their own; the others use the generic table.

import type { Skin } from "./surface";
import { kingOfPirates } from "../skins/king-of-pirates";
import { portRoyal } from "../skins/port-royal";
import { rotterdam } from "../skins/rotterdam";

export const skins: Record<string, Skin> = {
	"port-royal": portRoyal,
	"king-of-pirates": kingOfPirates,
	rotterdam,
};
