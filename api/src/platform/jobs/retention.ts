/** Deletes a module's records in the current club after their retention period. Safe to repeat. */
export interface Retention {
  /** Name of its count in the log: 'deck'. */
  name: string;
  /** Retention period in days; docs/operating.md gives the reasons. */
  days: number;
  /**
   * @param before older records are deleted
   * @returns the number of deleted records
   */
  forget(before: Date): Promise<number>;
}

/** Parts of a model that are needed to delete its documents. */
interface Deleting {
  deleteMany(filter: object): PromiseLike<{ deletedCount: number }>;
}

/** Builds a function that deletes the documents matching a filter. */
export const deletes =
  (model: Deleting, filterOf: (before: Date) => object): Retention['forget'] =>
  async (before) =>
    (await model.deleteMany(filterOf(before))).deletedCount;

let registered: readonly Retention[] = [];

/** Registers the retention of modules, in this order. */
export function registerRetention(retention: readonly Retention[]): void {
  registered = retention;
}

export const retentions = (): readonly Retention[] => registered;
