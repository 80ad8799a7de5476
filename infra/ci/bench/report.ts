import { cpus } from 'node:os';
import type { Figure } from './figures.ts';

const mark = ({ isReached, goal }: Figure): string => (goal === '' ? ' ' : isReached ? '✓' : '✗');

export function printMetrics(figures: readonly Figure[]): void {
  for (const figure of figures) {
    const { what, measured, comparedWith, result, goal } = figure;
    console.log(
      `${mark(figure)} ${what}\n    ${measured}; ${comparedWith} → ${result} (${goal || 'no goal'})`,
    );
  }
}

/** docs/benchmarks.md */
export function markdownOf(figures: readonly Figure[]): string {
  const [processor] = cpus();
  const rows = figures.map(
    (figure) =>
      `| ${figure.what} | ${figure.measured} | ${figure.comparedWith} | ${figure.result} | ${figure.goal} | ${mark(figure)} |`,
  );
  return `# Benchmarks of the API

Written by \`npm run bench\`. Each figure is a ratio measured in one run on one machine, or a count: the absolute numbers say
little about another machine. The servers, the database and the client share its processors. \`npm run bench -- --large\`
compares with a million sorties instead of a hundred thousand; \`--only=polled,writes,signins,events,growth,csv\` measures some.

${cpus().length} × ${processor?.model ?? 'unknown'}, Node ${process.versions.node}, the embedded database, ${new Date().toISOString().slice(0, 10)}.

| what | measured | compared with | result | goal | |
| ---- | -------- | ------------- | ------ | ---- | - |
${rows.join('\n')}

Twice the rate of a bare Express 5 is what \`node:http\` itself reaches without any framework, or more than that: the line with
\`node:http\` shows how far the machine goes.
`;
}
