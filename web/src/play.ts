// play.ts -- one game at one screen: asks the module what comes next, shows it at a pace
// people can follow, and keeps the record.  It knows no game.

import type { Engine } from "./engine";
import type { Choice, Item, Line, Prefs, State, Story } from "./protocol";
import { SPECTATOR } from "./protocol";
import type { Saved, Settings, Wish } from "./store";
import { holdGame, keepGame, loadGame, resultOf } from "./store";

const PACE: Record<Settings["speed"], number> = { slow: 1400, normal: 550, fast: 220, instant: 0 };

/** Nobody wants to watch: as many moves are asked for at once as take about so long, in milliseconds,
 * so that whatever else is asked of the module is answered soon; and so many at most. */
const HASTE = 100;
const HASTE_MOVES = 50;

/** Lines shown of a game that is opened again. */
const LATELY = 3;

/** Older lines kept for a screen reader that is still speaking. */
const HEARD = 40;

/** What a strong bot would do, every seat's chance to win after it (permille), and why. */
export interface Advice {
	move: string;
	reason: string;
	win: number[];
}

/** Chance is about to answer: nothing to show yet. */
const dealt = (state: State) => !state.over && state.waiting.length === 0;

/** What of a position lies before everybody's eyes. */
const seen = (state: State) => JSON.stringify([state.items, state.seats]);

export class Play {
	state: State | undefined;
	lines: Line[] = [];
	/** What was told since the table was last laid out anew, numbered; for ears. */
	spoken: { id: number; text: string }[] = [];
	private said = 0;
	/** What was told since the person's last decision. */
	since: Line[] = [];
	curtain: number | undefined;
	/** Of several people the one who lifted the curtain last, and sits there still. */
	private lifted: number | undefined;
	/** The person who is really asked now: not one for whom a pass is about to be said. */
	asked: number | undefined;
	/** Pages of a tale that nobody has turned yet; the game waits for them. */
	pages: Line[] = [];
	private turned: (() => void) | undefined;
	error = "";
	/** People who pass until their turn comes. */
	readonly passing = new Set<number>();
	/** Passing on was asked for, but this is to be decided. */
	refused = false;
	/** How this game's players usually want to be asked, and what they stop at. */
	usual: Wish = { asking: "news", stops: [] };
	viewer: number;
	private running = false;
	private closed = false;
	/** The same game was opened in another window; there it goes on. */
	elsewhere = false;
	private release: (() => void) | undefined;
	/** A move chosen while the last one was still being put away. */
	private eager = "";
	/** The position that the last move was chosen in: who presses twice means one move. */
	private left: State | undefined;
	/** Moves asked for at once in haste. */
	private many = 1;
	private skip: (() => void) | undefined;
	readonly humans: number[];

	constructor(
		private readonly engine: Engine,
		public saved: Saved,
		private settings: Settings,
		private readonly changed: () => void,
		private readonly heard: (lines: Line[]) => void,
	) {
		this.humans = saved.kinds.flatMap((kind, seat) => (kind === "human" ? [seat] : []));
		this.viewer = this.humans[0] ?? SPECTATOR;
	}

	async open(): Promise<void> {
		this.release = holdGame(this.saved.id, () => {
			this.elsewhere = !this.closed;
			this.close();
			this.changed();
		});
		this.saved = (await loadGame(this.saved.id)) ?? this.saved;
		const { seed, record } = this.saved;
		await this.engine.ask("load", `seed ${seed}\n${record}`);
		const usual = await this.engine.ask<Prefs>(`prefs ${Math.max(this.humans[0] ?? 0, 0)}`);
		this.usual = { asking: usual.asking, stops: usual.stops.split(" ").filter(Boolean) };
		await this.prefer();
		// Who opened the page is not known: of several people nobody's cards are shown yet.
		if (this.humans.length > 1) this.viewer = SPECTATOR;
		await this.reread();
		this.since = this.lines.slice(-LATELY);
		void this.run();
	}

	close(): void {
		this.closed = true;
		this.release?.();
		this.turned?.();
		this.hurry();
	}

	/** New settings: another language needs all words again. */
	async set(settings: Settings): Promise<void> {
		const lang = settings.lang !== this.settings.lang;
		this.settings = settings;
		this.changed(); // what was ticked stays so while the module is told
		await this.prefer();
		if (!lang) return;
		this.error = "";
		await this.reread();
	}

	/** When this seat wants to be asked: its own wishes where people share the screen, else the settings. */
	wishOf(seat: number): Wish {
		const { asking, stops } = this.settings;
		const mine = { asking, stops: stops[this.saved.game] ?? this.usual.stops };
		if (this.humans.length < 2) return mine;
		// The usual setting is for one person; a table that several share knows better.
		return { ...mine, ...(asking === "news" ? { asking: this.usual.asking } : {}), ...this.saved.wishes?.[seat] };
	}

	/** One of several people at the screen wants to be asked otherwise than the others. */
	async wish(part: Partial<Wish>): Promise<void> {
		const wishes = this.saved.wishes ?? {};
		this.saved = { ...this.saved, wishes: { ...wishes, [this.viewer]: { ...wishes[this.viewer], ...part } } };
		this.changed();
		await this.prefer();
		await this.keep();
	}

	/** Tells the module when people want to be asked. */
	private async prefer(): Promise<void> {
		for (const seat of this.humans) {
			const { asking, stops } = this.wishOf(seat);
			await this.engine.ask(`prefs ${seat} ${asking} only ${stops.join(" ")}`);
		}
	}

	/** Would the person who is asked now rather pass without being asked? */
	private async passes(): Promise<boolean> {
		return (await this.engine.ask<{ pass: boolean }>("passes")).pass;
	}

	private async reread(): Promise<void> {
		this.state = await this.engine.ask<State>(`state ${this.viewer}`);
		const { lines } = await this.engine.ask<Story>(`log ${this.viewer} 0`);
		const news = this.since[0]?.n ?? Infinity;
		this.lines = lines;
		this.since = lines.filter((l) => l.n >= news);
		// The last ones of all: one move may open several, of which some are turned.
		const pages = lines.filter((l) => l.page !== undefined);
		this.pages = pages.slice(pages.length - this.pages.length);
		this.spoken = [];
		this.changed();
	}

	/** Ends the pause that is being shown. */
	hurry(): void {
		this.skip?.();
	}

	private pause(): Promise<void> {
		const ms = PACE[this.settings.speed];
		if (ms === 0) return Promise.resolve();
		return new Promise((resolve) => {
			const timer = setTimeout(resolve, ms);
			this.skip = () => (clearTimeout(timer), resolve());
		});
	}

	private take(story: Story): void {
		if (story.lines.length === 0) return;
		this.lines = [...this.lines, ...story.lines];
		this.spoken = [...this.spoken, ...story.lines.map((line) => ({ id: ++this.said, text: line.text }))];
		this.since = [...this.since, ...story.lines];
		this.pages = [...this.pages, ...story.lines.filter((l) => l.page !== undefined)];
		this.heard(story.lines);
	}

	/** The reader has turned the first page. */
	turn(): void {
		this.pages = this.pages.slice(1);
		this.changed();
		if (this.pages.length === 0) this.turned?.();
	}

	private async read(): Promise<void> {
		if (this.pages.length === 0 || this.closed) return;
		this.changed();
		await new Promise<void>((resolve) => (this.turned = resolve));
	}

	private async look(): Promise<State> {
		this.state = await this.engine.ask<State>(`state ${this.viewer}`);
		return this.state;
	}

	/** Does something and then plays on to the next decision; one such thing at a time. */
	private async run(first?: () => Promise<void>): Promise<void> {
		if (this.running) return;
		this.running = true;
		try {
			this.error = "";
			this.refused = false;
			this.asked = undefined;
			// What was told before a person decides has been drawn; what is told now may not be for a while.
			this.spoken = this.spoken.slice(-HEARD);
			await first?.();
			while (!this.closed && (await this.step()));
		} catch (error) {
			this.error = (error as Error).message;
			const state = this.closed ? undefined : await this.look().catch(() => undefined);
			this.asked = state?.asks === this.viewer ? this.viewer : undefined;
		} finally {
			this.running = false;
		}
		if (this.closed) return;
		await this.keep();
		this.changed();
		const next = this.state?.choices?.find((c) => c.move === this.eager);
		this.eager = "";
		if (next) await this.play(next);
	}

	/** Dealer and bots, or all at once; false when a person is asked or all is over.  A pause
	 * follows whatever can be seen: what chance answers belongs to the move before it, and a move
	 * that leaves the table as it was goes with the next one. */
	private async step(): Promise<boolean> {
		const state = this.state && this.state.asks >= 0 ? this.state : await this.look();
		if (state.over) return false;
		if (state.asks >= 0) return this.ask(state);
		const hasty = PACE[this.settings.speed] === 0;
		const before = seen(await this.lookAway(state));
		let now: State;
		do {
			this.take(await this.steps(hasty ? this.many : 1));
			now = await this.look();
			if (!hasty && !dealt(now)) this.changed();
		} while (!this.closed && !now.over && now.asks < 0 && (hasty || dealt(now) || seen(now) === before));
		if (this.closed) return false;
		this.changed();
		await this.read();
		if (now.asks < 0 && !now.over) await this.pause();
		return true;
	}

	/** Who was asked without a curtain, while there were no secrets, need not be there any more when
	 * some arrive: until it is lifted all see what a bystander does. */
	private async lookAway(state: State): Promise<State> {
		if (this.humans.length < 2 || this.viewer === SPECTATOR || this.viewer === this.lifted) return state;
		this.viewer = SPECTATOR;
		return this.look();
	}

	/** So many moves of others; the next ones in haste shall take as long as is bearable. */
	private async steps(many: number): Promise<Story> {
		const began = performance.now();
		const story = await this.engine.ask<Story>(`step ${this.viewer} ${many}`);
		const bearable = Math.round((many * HASTE) / (performance.now() - began));
		this.many = Math.min(HASTE_MOVES, Math.max(1, bearable));
		return story;
	}

	/** A person is asked: passes for one who wants that, draws the curtain if secrets change hands. */
	private async ask(state: State): Promise<boolean> {
		if (await this.passes()) {
			this.take(await this.engine.ask<Story>(`play ${this.viewer} ${state.asks} pass`));
			await this.look();
			return true;
		}
		this.passing.delete(state.asks);
		if (state.asks !== this.viewer) {
			const other = await this.engine.ask<State>(`state ${state.asks}`);
			const secret = JSON.stringify(other.items) !== JSON.stringify(state.items);
			if (secret && this.humans.length > 1) {
				this.curtain = state.asks;
				this.lifted = undefined;
				this.viewer = SPECTATOR; // behind it lies what everybody may see
				await this.reread();
				return false;
			}
			this.viewer = state.asks;
			await this.reread();
		}
		this.asked = this.viewer;
		this.changed();
		return false;
	}

	lift(): Promise<void> {
		return this.run(async () => {
			this.viewer = this.lifted = this.curtain ?? this.viewer;
			this.curtain = undefined;
			await this.reread();
		});
	}

	/** Only what this position offers: a choice from one that is gone was meant for that one. */
	play(choice: Choice): Promise<void> {
		const { state } = this;
		if (state?.asks !== this.viewer || !state.choices?.includes(choice)) return Promise.resolve();
		if (this.running) {
			if (state !== this.left) this.eager = choice.move;
			return Promise.resolve();
		}
		this.left = state;
		return this.run(async () => {
			this.since = [];
			this.take(await this.engine.ask<Story>(`play ${this.viewer} ${this.viewer} ${choice.move}`));
			if (!dealt(await this.look())) this.changed();
			await this.keep();
			await this.read();
		});
	}

	/** Passes from here to the person's own turn, or to something to stop at. */
	until(): Promise<void> {
		if (this.state?.asks !== this.viewer) return Promise.resolve();
		return this.run(async () => {
			this.since = [];
			await this.engine.ask(`prefs ${this.viewer} until`);
			this.passing.add(this.viewer);
			this.refused = !(await this.passes());
		});
	}

	/** The person wants to be asked again, at once. */
	async wake(): Promise<void> {
		for (const seat of this.passing) await this.engine.ask(`prefs ${seat} now`);
		this.passing.clear();
		this.changed();
	}

	/** The end of a chapter is written down in its tale, and what is written down stays so. */
	get booked(): boolean {
		return this.saved.tale !== undefined && this.state?.over === true;
	}

	back(command: "undo" | "redo"): Promise<void> {
		if (this.booked) return Promise.resolve();
		return this.run(async () => {
			await this.engine.ask(command);
			this.passing.clear();
			// To a decision that was one, or the pass would be played again at once.
			while (await this.passes())
				if (!(await this.engine.ask(command).then(() => true, () => false))) break;
			await this.reread();
			this.since = this.lines.slice(-LATELY);
		});
	}

	hint(): Promise<Advice> {
		return this.engine.ask<Advice>(`hint ${this.viewer}`);
	}

	/** Waits for the record, not for the disk: what is written next is written after it. */
	private async keep(): Promise<void> {
		if (this.closed) return;
		const { record } = await this.engine.ask<{ record: string }>("save");
		const state = this.state;
		this.saved = {
			...this.saved,
			record,
			updated: Date.now(),
			moves: state?.moves ?? 0,
			over: state?.over ?? false,
			...(state && resultOf(state)),
		};
		void keepGame(this.saved);
	}
}

export function itemKey(item: Item): string {
	return `${item.zone}/${item.owner}/${item.list}/${item.id}/${item.row}/${item.column}`;
}
