/** What a module deletes in the current club once its time is over. Safe to repeat. */
export interface Retention {
  /** Names its count in the log: 'deck'. */
  name: string;
  /** For so many days it stays; docs/operating.md gives the reasons. */
  days: number;
  /**
   * @param before what is older goes
   * @returns how many were deleted
   */
  forget(before: Date): Promise<number>;
}

/** A model, as far as documents of it are deleted. */
interface Deleting {
  deleteMany(filter: object): PromiseLike<{ deletedCount: number }>;
}

/** Deletes what a filter finds. */
export const deletes =
  (model: Deleting, filterOf: (before: Date) => object): Retention['forget'] =>
  async (before) =>
    (await model.deleteMany(filterOf(before))).deletedCount;

let registered: readonly Retention[] = [];

/** Registers what modules delete, in this order. */
export function registerRetention(retention: readonly Retention[]): void {
  registered = retention;
}

export const retentions = (): readonly Retention[] => registered;
