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

/** The report of a run: machine and table. */
export function reportOf(metrics: readonly Metric[]): string {
  const [processor] = cpus();
  const rows = metrics.map(
    (metric) =>
      `| ${metric.what} | ${metric.measured} | ${metric.comparedWith} | ${metric.result} | ${metric.goal} | ${mark(metric)} |`,
  );
  return `${cpus().length} × ${processor?.model ?? 'unknown'}, Node ${process.versions.node}, the embedded database, ${new Date().toISOString().slice(0, 10)}.

| what | measured | compared with | result | goal | |
| ---- | -------- | ------------- | ------ | ---- | - |
${rows.join('\n')}`;
}
