import { cpus } from 'node:os';
import type { Metric } from './metrics.ts';

const mark = ({ isReached, goal }: Metric): string => (goal === '' ? ' ' : isReached ? '✓' : '✗');

export function printMetrics(metrics: readonly Metric[]): void {
  for (const metric of metrics) {
    const { what, measured, comparedWith, result, goal } = metric;
    console.log(
      `${mark(metric)} ${what}\n    ${measured}; ${comparedWith} → ${result} (${goal || 'no goal'})`,
    );
  }
}

/** docs/benchmarks.md */
export function markdownOf(metrics: readonly Metric[]): string {
  const [processor] = cpus();
  const rows = metrics.map(
    (metric) =>
      `| ${metric.what} | ${metric.measured} | ${metric.comparedWith} | ${metric.result} | ${metric.goal} | ${mark(metric)} |`,
  );
  return `# Benchmarks of the API

Written by \`npm run bench\`. Each metric is a ratio measured in one run on one machine, or a count: the absolute numbers say
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
