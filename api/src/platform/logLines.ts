/** Lines are gathered for so long: a write for each request would cost more than all else that is written down of it. */
const GATHER_MS = 100;
const GATHER_CHARACTERS = 16_384;

let gathered = '';
let timer: NodeJS.Timeout | null = null;

/** Writes what is gathered to standard error. */
export function flushLines(): void {
  if (timer) clearTimeout(timer);
  timer = null;
  if (gathered === '') return;
  const text = gathered;
  gathered = '';
  process.stderr.write(text);
}

process.once('exit', flushLines);

/** Takes a line for the next write, at most a tenth of a second from now; a kill -9 meanwhile loses it. */
export function gatherLine(line: string): void {
  gathered += `${line}\n`;
  if (gathered.length >= GATHER_CHARACTERS) flushLines();
  else timer ??= setTimeout(flushLines, GATHER_MS).unref();
}

/** Writes a line at once, after those that were there before it. */
export function writeEntry(entry: Record<string, unknown>): void {
  gatherLine(JSON.stringify(entry));
  flushLines();
}
