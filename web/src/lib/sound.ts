/** Soft sounds, made here out of sines; off unless somebody asks for them. */
import { settings } from './settings.svelte';

export type Sound = 'piece' | 'turn' | 'refused' | 'chat' | 'end';

/** Notes as [hertz, start, length] in seconds: wooden taps and a few tones of a pentatonic scale. */
const NOTES: Record<Sound, [number, number, number][]> = {
  piece: [[330, 0, 0.09], [196, 0.012, 0.12]],
  turn: [[523, 0, 0.22], [659, 0.11, 0.3]],
  refused: [[196, 0, 0.14]],
  chat: [[880, 0, 0.1]],
  end: [[392, 0, 0.3], [523, 0.13, 0.3], [659, 0.26, 0.34], [784, 0.39, 0.6]],
};
const LOUD = 0.07;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const now = context.currentTime + 0.01;
  for (const [hertz, start, length] of NOTES[sound]) {
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = hertz;
    loud.gain.setValueAtTime(0, now + start);
    loud.gain.linearRampToValueAtTime(LOUD, now + start + 0.008);
    loud.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(loud).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}
