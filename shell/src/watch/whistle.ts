/** A chirp: start and end of its pitch, and its time, in seconds after the first. */
interface Chirp {
  fromHz: number;
  toHz: number;
  startS: number;
  lengthS: number;
}

const CHIRPS: readonly Chirp[] = [
  { fromHz: 2_100, toHz: 3_400, startS: 0, lengthS: 0.16 },
  { fromHz: 3_300, toHz: 2_400, startS: 0.2, lengthS: 0.22 },
  { fromHz: 2_100, toHz: 3_400, startS: 0.62, lengthS: 0.16 },
  { fromHz: 3_300, toHz: 2_400, startS: 0.82, lengthS: 0.3 },
];
const LOUDNESS = 0.18;
const SILENT = 0.0001;
const FADE_S = 0.03;
const LENGTH_S = 1.2;

function chirp(context: AudioContext, { fromHz, toHz, startS, lengthS }: Chirp): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  const start = context.currentTime + startS;
  const end = start + lengthS;
  tone.frequency.setValueAtTime(fromHz, start);
  tone.frequency.exponentialRampToValueAtTime(toHz, end);
  volume.gain.setValueAtTime(SILENT, start);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + FADE_S);
  volume.gain.exponentialRampToValueAtTime(SILENT, end);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(end);
}

/** Whistles like a bird, twice up and down. Browsers forbid sound on a page that was never touched: then it stays silent. */
export async function whistle(context: AudioContext = new AudioContext()): Promise<void> {
  try {
    await context.resume();
    for (const each of CHIRPS) chirp(context, each);
    await new Promise((resolve) => setTimeout(resolve, LENGTH_S * 1_000));
  } finally {
    await context.close();
  }
}
