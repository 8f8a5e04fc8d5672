// sound.ts -- short tones made on the spot; off unless switched on.

let context: AudioContext | undefined;

const TONES: Record<string, [number, number][]> = {
	reveal: [[392, 0.08]],
	discover: [[330, 0.06]],
	trade: [[784, 0.06], [1047, 0.1]],
	hire: [[523, 0.08], [659, 0.08]],
	claim: [[523, 0.08], [659, 0.08], [784, 0.16]],
	spend: [[880, 0.04]],
	pass: [[262, 0.06]],
	sail: [[294, 0.07]],
	fight: [[196, 0.08], [165, 0.12]],
	dig: [[220, 0.06], [587, 0.1]],
	buy: [[523, 0.06], [784, 0.08]],
	place: [[349, 0.07]],
	call: [[587, 0.05], [494, 0.08]],
	accept: [[659, 0.06], [880, 0.08]],
	fill: [[523, 0.08], [659, 0.08], [784, 0.16]],
};

/** Tones that could begin only so many seconds later would come after what they are about. */
const LATE = 0.4;
/** When the last tone ends: they follow one another, for together they would only be loud. */
let free = 0;

export function speak(verb: string): void {
	// Until somebody has touched the page a browser makes no sound, and complains of every try.
	if (navigator.userActivation?.hasBeenActive === false) return;
	const tones = TONES[verb] ?? [[440, 0.05]];
	context ??= new AudioContext();
	void context.resume();
	let at = Math.max(context.currentTime, free);
	if (at > context.currentTime + LATE) return;
	for (const [frequency, seconds] of tones) {
		const tone = context.createOscillator();
		const volume = context.createGain();
		tone.type = "triangle";
		tone.frequency.value = frequency;
		volume.gain.setValueAtTime(0.08, at);
		volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
		tone.connect(volume).connect(context.destination);
		tone.start(at);
		tone.stop(at + seconds);
		at += seconds;
	}
	free = at;
}
