/** Covers a query whose result would move, or be wrong, before another one is answered. */
export const WAITING = { currentData: undefined, error: undefined, isFetching: true } as const;
