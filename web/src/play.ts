// play.ts -- one game at one screen: asks the module what comes next, shows it at a pace
// people can follow, and keeps the record.  It knows no game.

import type { Engine } from "./engine";
import type { Choice, Coming, Done, Item, Line, Opened, Prefs, State } from "./protocol";
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

/** Before the module has been asked. */
const NOTHING: Coming = { what: "over", seat: -1, eyes: SPECTATOR, until: [] };

/** The next thing needs nobody at the screen. */
const goesOn = ({ what }: Coming) => what === "deal" || what === "pass" || what === "bot";

/** What of a position lies before everybody's eyes. */
const seen = (state: State | undefined) => JSON.stringify([state?.items, state?.seats]);

export class Play {
	state: State | undefined;
	lines: Line[] = [];
	/** What was told since the table was last laid out anew, numbered; for ears. */
	spoken: { id: number; text: string }[] = [];
	private said = 0;
	/** As the module has it: every answer brings what it has grown by. */
	private record = "";
	/** What was told since the person's last decision. */
	since: Line[] = [];
	/** What the module says comes next. */
	private next = NOTHING;
	/** Who should look alone before anything else happens. */
	curtain: number | undefined;
	/** Nothing is dealt before everybody at the screen could see these words of the seal. */
	sealed = "";
	/** The person who is asked now. */
	asked: number | undefined;
	/** Pages of a tale that nobody has turned yet; the game waits for them. */
	pages: Line[] = [];
	private turned: (() => void) | undefined;
	error = "";
	/** Passing on was asked for, but this is to be decided. */
	refused = false;
	/** How this game's players usually want to be asked, and what they stop at. */
	usual: Wish = { asking: "news", stops: [] };
	/** Whose table is shown: who is asked, or else who may follow. */
	viewer = SPECTATOR;
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
	}

	async open(): Promise<void> {
		this.release = holdGame(this.saved.id, () => {
			this.elsewhere = !this.closed;
			this.close();
			this.changed();
		});
		this.saved = (await loadGame(this.saved.id)) ?? this.saved;
		const { seed, record } = this.saved;
		this.record = record;
		const opened = await this.engine.ask<Opened>("load", `seed ${seed}\n${record}`);
		const usual = await this.engine.ask<Prefs>(`prefs ${Math.max(this.humans[0] ?? 0, 0)}`);
		this.usual = { asking: usual.asking, stops: usual.stops.split(" ").filter(Boolean) };
		await this.prefer();
		await this.lay();
		this.since = this.lines.slice(-LATELY);
		this.sealed = opened.watchwords ?? "";
		if (this.sealed) this.changed();
		else void this.run();
	}

	/** The words of the seal were seen. */
	deal(): void {
		this.sealed = "";
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
		await this.lay();
		if (!this.running && !this.sealed && goesOn(this.next)) void this.run(); // as the wishes have become since
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
		this.keep();
	}

	/** Tells the module when people want to be asked. */
	private async prefer(): Promise<void> {
		for (const seat of this.humans) {
			const { asking, stops } = this.wishOf(seat);
			await this.engine.ask(`prefs ${seat} ${asking} only ${stops.join(" ")}`);
		}
	}

	/** Somebody passes until their turn comes. */
	get passing(): boolean {
		return this.next.until.length > 0;
	}

	private look({ state, next, anew, grown }: Done): void {
		this.state = state;
		this.next = next;
		this.viewer = state.seat;
		this.record = anew ? grown : this.record + grown;
	}

	/** Lays the table anew, after what changes it or who may look at it: everything is told again. */
	private async lay(command = "next"): Promise<void> {
		const done = await this.engine.ask<Done>(command);
		this.look(done);
		this.retell(done.lines);
	}

	private retell(lines: Line[]): void {
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

	/** Something happened, as those were told who could follow it; who can now may be somebody else. */
	private take(done: Done): void {
		this.look(done);
		if (done.lines.length > 0) this.tell(done.lines);
		if (done.retold) this.retell(done.retold);
	}

	private tell(lines: Line[]): void {
		this.lines = [...this.lines, ...lines];
		this.spoken = [...this.spoken, ...lines.map((line) => ({ id: ++this.said, text: line.text }))];
		this.since = [...this.since, ...lines];
		this.pages = [...this.pages, ...lines.filter((l) => l.page !== undefined)];
		this.heard(lines);
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
			if (!this.closed) await this.lay().then(() => this.stop(), () => undefined);
		} finally {
			this.running = false;
		}
		if (this.closed) return;
		this.keep();
		this.changed();
		const next = this.state?.choices?.find((c) => c.move === this.eager);
		this.eager = "";
		if (next) await this.play(next);
	}

	/** What comes by itself, or all of it at once; false when nothing more does.  A pause follows
	 * whatever can be seen: what chance answers belongs to the move before it, and a move that
	 * leaves the table as it was goes with the next one. */
	private async step(): Promise<boolean> {
		if (!goesOn(this.next)) return this.stop();
		const hasty = PACE[this.settings.speed] === 0;
		const before = seen(this.state);
		do {
			this.take(await this.steps(hasty ? this.many : 1));
			if (!hasty && this.next.what !== "deal") this.changed();
		} while (!this.closed && goesOn(this.next) && (hasty || this.next.what === "deal" || seen(this.state) === before));
		if (this.closed) return false;
		this.changed();
		await this.read();
		if (goesOn(this.next)) await this.pause();
		return true;
	}

	/** So many moves of others; the next ones in haste shall take as long as is bearable. */
	private async steps(many: number): Promise<Done> {
		const began = performance.now();
		const done = await this.engine.ask<Done>(`step ${this.next.eyes} ${many}`);
		const bearable = Math.round((many * HASTE) / (performance.now() - began));
		this.many = Math.min(HASTE_MOVES, Math.max(1, bearable));
		return done;
	}

	/** Somebody at the screen is to act, or all is over. */
	private stop(): false {
		const { what, seat } = this.next;
		this.asked = what === "ask" ? seat : undefined;
		this.curtain = what === "curtain" ? seat : undefined;
		this.changed();
		return false;
	}

	lift(): Promise<void> {
		return this.run(async () => {
			await this.lay(`lift ${this.curtain}`);
			this.curtain = undefined;
		});
	}

	/** Only what this position offers: a choice from one that is gone was meant for that one. */
	play(choice: Choice): Promise<void> {
		const { state, asked } = this;
		if (asked === undefined || !state?.choices?.includes(choice)) return Promise.resolve();
		if (this.running) {
			if (state !== this.left) this.eager = choice.move;
			return Promise.resolve();
		}
		this.left = state;
		return this.run(async () => {
			this.since = [];
			const before = state.moves;
			const hasty = PACE[this.settings.speed] === 0;
			this.take(await this.engine.ask<Done>(`play ${this.next.eyes} ${asked} ${choice.move} ${hasty ? this.many : 0}`));
			this.changed();
			this.keep();
			await this.read();
			// What chance answered is to be seen before anybody else moves.
			if (goesOn(this.next) && (this.state?.moves ?? 0) > before + 1) await this.pause();
		});
	}

	/** Passes from here to the person's own turn, or to something to stop at. */
	until(): Promise<void> {
		const { asked } = this;
		if (asked === undefined) return Promise.resolve();
		return this.run(async () => {
			this.since = [];
			this.next = (await this.engine.ask<Prefs>(`prefs ${asked} until`)).next;
			this.refused = this.next.what === "ask";
		});
	}

	/** The person wants to be asked again, at once. */
	async wake(): Promise<void> {
		const { until } = this.next;
		this.next = { ...this.next, until: [] };
		this.changed();
		for (const seat of until) await this.engine.ask(`prefs ${seat} now`);
	}

	/** The end of a chapter is written down in its tale, and what is written down stays so. */
	get booked(): boolean {
		return this.saved.tale !== undefined && this.state?.over === true;
	}

	back(command: "undo" | "redo"): Promise<void> {
		return this.run(async () => {
			await this.lay(command);
			this.since = this.lines.slice(-LATELY);
		});
	}

	hint(): Promise<Advice> {
		return this.engine.ask<Advice>(`hint ${this.viewer}`);
	}

	/** Nobody waits for the disk: what is written next is written after it. */
	private keep(): void {
		if (this.closed) return;
		const { state, record } = this;
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
