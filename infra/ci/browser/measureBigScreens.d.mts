import type { Metric } from '../bench/metrics.ts';
import type { BenchClub } from '../bench/seedBenchClub.ts';

/** See measureBigScreens.mjs. */
export function measureBigScreens(mongodbUri: string, club: BenchClub): Promise<Metric[]>;
