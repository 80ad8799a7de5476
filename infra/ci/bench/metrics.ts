/** One line of the report. */
export interface Metric {
  what: string;
  measured: string;
  comparedWith: string;
  /** `0.61 ×`, `0 errors` … */
  result: string;
  /** The goal of the design. */
  goal: string;
  isReached: boolean;
}

/** The percentile of the values; `percentile([3, 1, 2], 0.5) === 2`. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
export const times = (value: number): string => `${value.toFixed(2)} ×`;
