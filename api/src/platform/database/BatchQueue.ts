/** Outcome of one task of a batch: its result, or its own refusal. */
export type Outcome<Result> = { result: Result } | { refusal: unknown };

/** Returns the result of a task, or its error. */
export function outcomeOf<Result>(work: () => Result): Outcome<Result> {
  try {
    return { result: work() };
  } catch (refusal) {
    return { refusal };
  }
}

export interface Waiting<Task, Result> {
  task: Task;
  resolve(result: Result): void;
  reject(refusal: unknown): void;
}

/** Settles the tasks of a batch with their outcomes, in order. */
export function settleBatch<Task, Result>(
  batch: readonly Waiting<Task, Result>[],
  outcomes: readonly Outcome<Result>[],
): void {
  batch.forEach(({ resolve, reject }, index) => {
    const outcome = outcomes[index];
    if (outcome && 'result' in outcome) resolve(outcome.result);
    else reject(outcome?.refusal ?? new Error('A task was left without an outcome.'));
  });
}

/**
 * A queue of tasks that are served in batches, one batch at a time; tasks that arrive in between join the
 * next batch. `serve` takes its batch from the queue when its turn comes and settles each task in it. It
 * never throws.
 */
export class BatchQueue<Task, Result> {
  readonly #waiting: Waiting<Task, Result>[] = [];
  readonly #serve: (take: (most?: number) => Waiting<Task, Result>[]) => Promise<void>;
  #isServing = false;

  constructor(serve: (take: (most?: number) => Waiting<Task, Result>[]) => Promise<void>) {
    this.#serve = serve;
  }

  add(task: Task): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      if (!this.#isServing) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isServing = true;
    while (this.#waiting.length > 0) await this.#serve((most) => this.#waiting.splice(0, most ?? Infinity));
    this.#isServing = false;
  }
}
