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
};

export function speak(verb: string): void {
	const tones = TONES[verb] ?? [[440, 0.05]];
	context ??= new AudioContext();
	let at = context.currentTime;
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
}
