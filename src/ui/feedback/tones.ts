/** Two short tones that rise say that what was scanned is right; a long low one that it is wrong. */
const tones = {
  right: [
    { hertz: 880, from: 0, seconds: 0.09 },
    { hertz: 1320, from: 0.1, seconds: 0.12 },
  ],
  wrong: [{ hertz: 180, from: 0, seconds: 0.6 }],
} as const;

const loudness = 0.25;

let audio: AudioContext | undefined;

/** Plays a tone where the device has sound; what it says always stands in words as well. */
export function playTone(which: keyof typeof tones): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const context = audio;
  for (const { hertz, from, seconds } of tones[which]) {
    const start = context.currentTime + from;
    const oscillator = new OscillatorNode(context, {
      type: which === 'wrong' ? 'square' : 'sine',
      frequency: hertz,
    });
    const volume = new GainNode(context, { gain: loudness });
    // Ends softly: a tone that is cut off clicks.
    volume.gain.setTargetAtTime(0, start + seconds * 0.8, 0.02);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }
}
