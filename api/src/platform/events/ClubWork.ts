import { AsyncLocalStorage } from 'node:async_hooks';
import { currentClub, runInClub, type ClubScope } from '../club/clubScope.ts';
import { describeError, log } from '../logging/log.ts';

/** Runs outside the request that happens to start it. */
const inNoContext = AsyncLocalStorage.snapshot();

/**
 * Background work of a club after an answer: one run at a time for each club, and one more if it is
 * requested during a run.
 */
export class ClubWork {
  readonly #failed: string;
  readonly #work: () => Promise<void>;
  readonly #running = new Map<string, { isAskedAgain: boolean; end: Promise<void> }>();

  /** @param failed log event of a failure */
  constructor(failed: string, work: () => Promise<void>) {
    this.#failed = failed;
    this.#work = work;
  }

  /**
   * Runs the current club's work.
   * @returns once it is done; callers need not wait
   */
  async run(): Promise<void> {
    const scope = currentClub();
    const club = String(scope.id);
    const running = this.#running.get(club);
    if (running) running.isAskedAgain = true;
    else inNoContext(() => this.#start(scope));
    await this.#running.get(club)?.end;
  }

  /** Resolves once no run is in progress in this process. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all([...this.#running.values()].map(({ end }) => end));
  }

  #start(scope: ClubScope): void {
    const club = String(scope.id);
    const running = { isAskedAgain: true, end: Promise.resolve() };
    this.#running.set(club, running);
    running.end = runInClub(scope, async () => {
      while (running.isAskedAgain) {
        running.isAskedAgain = false;
        await this.#work().catch((error: unknown) => {
          log('error', { event: this.#failed, ...describeError(error) });
        });
      }
      this.#running.delete(club);
    });
  }
}
