/** A clock that changes only when a test sets it. */
export interface TestClock {
  now: () => Date;
  /** `clock.set('2026-03-08T07:59:00Z')` */
  set(instant: string): void;
  advanceSeconds(seconds: number): void;
}

export function createTestClock(instant: string): TestClock {
  let present = new Date(instant);
  return {
    now: () => present,
    set(next) {
      present = new Date(next);
    },
    advanceSeconds(seconds) {
      present = new Date(present.getTime() + seconds * 1_000);
    },
  };
}
