/** The main screen's periodic refresh leads back to the landing page after so many cycles (rule status.refresh). */
export const CYCLES_WHILE_BUSY_MAX = 4;
export const CYCLES_WHILE_IDLE_MAX = 1;

/**
 * Returns whether the main screen has refreshed often enough since it was last touched.
 * @param cycles refreshes since the last touch or key
 */
export function isIdleTooLong(cycles: number, isBusy: boolean): boolean {
  return cycles > (isBusy ? CYCLES_WHILE_BUSY_MAX : CYCLES_WHILE_IDLE_MAX);
}
