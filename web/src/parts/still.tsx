// still.tsx -- a drawing that stays as it is while others move.

import { Component } from "preact";
import type { ComponentChildren } from "preact";

/** Drawn again only when it is of something else: a card has dozens of parts, and after most
 * moves most cards lie where they lay.  Comparing them all took longer than a key may wait. */
export class Still extends Component<{ of: string; draw: () => ComponentChildren }> {
	override shouldComponentUpdate(next: { of: string }): boolean {
		return next.of !== this.props.of;
	}

	override render(): ComponentChildren {
		return this.props.draw();
	}
}
