import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { ROOT } from '../install.mjs';

/** Where measurements are written: ignored by git, kept by CI. */
const FOLDER = path.join(ROOT, 'bench-results');

/** Machine and date, because absolute times are not comparable between machines. */
export const whereMeasured = () =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${new Date().toISOString().slice(0, 10)}.`;

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** A Markdown table with these headings; the first column is text, the others are numbers. */
export function tableOf(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** Prints a report, and writes it to `<name>.md` in the folder, in place of the previous one. */
export function writeMetrics(name, title, report, folder = FOLDER) {
  const file = path.join(folder, `${name}.md`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `# ${title}\n\n${report}\n`);
  console.log(`\n${report}\n\nWritten to ${path.relative(ROOT, file)}.`);
}
