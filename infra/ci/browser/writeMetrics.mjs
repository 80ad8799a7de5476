import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';

const REPORT = path.resolve(import.meta.dirname, '../../../docs/benchmarks-browser.md');

/** Machine and date, because absolute times are not comparable between machines. */
export const whereMeasured = () =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${new Date().toISOString().slice(0, 10)}.`;

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** A Markdown table with these headings; the first column is text, the others are numbers. */
export function tableOf(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** `text` with the section between the markers of this name replaced. @throws when there is no such section */
export function replacePart(text, name, part) {
  const [from, to] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [start, end] = [text.indexOf(from), text.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`There is no part ${name}.`);
  return `${text.slice(0, start + from.length)}\n\n${part}\n\n${text.slice(end)}`;
}

/** Writes results into their section of docs/benchmarks-browser.md. */
export function writeMetrics(name, part) {
  writeFileSync(REPORT, replacePart(readFileSync(REPORT, 'utf8'), name, part));
  console.log(`\n${part}\n\nWritten to docs/benchmarks-browser.md.`);
}
