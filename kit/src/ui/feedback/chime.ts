// @chunk own

import { isSoundOn } from './soundSetting.ts';

/** Start times of the two notes, in seconds. */
const STRIKES_S = [0, 0.28];
/** Partials of the bell: ratio to its pitch, and loudness. */
const PARTIALS = [
  [1, 0.16],
  [2.76, 0.06],
] as const;
const PITCH_HZ = 880;
const RING_S = 0.9;
const SILENT = 0.0001;

function strike(context: AudioContext, startS: number): void {
  for (const [part, loudness] of PARTIALS) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + startS;
    tone.frequency.setValueAtTime(PITCH_HZ * part, start);
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(SILENT, start + RING_S);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + RING_S);
  }
}

/**
 * Plays a ship's bell for news that a member should look up for; silent when the device's sounds are off.
 * @throws if the browser allows no sound, such as on a page that was never touched
 */
export async function chime(open: () => AudioContext = () => new AudioContext()): Promise<void> {
  if (!isSoundOn()) return;
  const context = open();
  try {
    await context.resume();
    for (const startS of STRIKES_S) strike(context, startS);
    await new Promise((resolve) => setTimeout(resolve, (Math.max(...STRIKES_S) + RING_S) * 1_000));
  } finally {
    await context.close();
  }
}
