import { readFileSync } from 'node:fs';
import { readSource } from '../import/sources/readSource.ts';

/** Reads a file to import, and prints the maximum growth of the process in MiB, for tests of its memory. */
async function main(): Promise<void> {
  const file = readFileSync(process.argv[2] ?? '');
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  const outcome = await readSource(file, Date.now()).then(
    ({ outings }) => `${outings.length} sorties`,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  clearInterval(watch);
  peak = Math.max(peak, process.memoryUsage.rss());
  process.stdout.write(JSON.stringify({ outcome, grownMiB: Math.round((peak - before) / 1_048_576) }));
}

void main();
