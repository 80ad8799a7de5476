/** Whether `fetch` threw because of an `AbortSignal.timeout`. */
export const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
