/**
 * Counts of this process since its start. They are plain numbers, so that counting costs nothing when they
 * are not read (metrics/startMetrics).
 */
export const processMetrics = {
  cacheHits: 0,
  cacheMisses: 0,
  /** Counts by kind of error. */
  databaseErrors: { unreachable: 0, contention: 0, other: 0 },
  requestsInFlight: 0,
  /** Polls answered from memory, by route and status. */
  fromMemory: new Map<string, { 200: number; 304: number }>(),
  /** Totals that differed from the sorties at the last comparison, by club id. */
  totalsDifferences: new Map<string, number>(),
};

export function countFromMemory(route: string, status: 200 | 304): void {
  let counted = processMetrics.fromMemory.get(route);
  if (!counted) {
    counted = { 200: 0, 304: 0 };
    processMetrics.fromMemory.set(route, counted);
  }
  counted[status] += 1;
}
