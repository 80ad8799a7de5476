/** What came of one task of several that were done together: a refusal is that task's own. */
export type Outcome<Result> = { result: Result } | { refusal: unknown };

/** `outcomeOf(() => …)`: what a task gives, or what it throws. */
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

/** Tells each of a batch what came of it, in their order. */
export function settle<Task, Result>(
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
 * Tasks that wait for the same work. One batch is served at a time, so that whoever comes meanwhile goes along with the
 * next: `serve` takes its batch out of the line when its turn has come, and settles each in it. It never throws.
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
