import { publishWrites } from '../../platform/cache/modelVersions.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { quietMoment } from '../../platform/http/answering.ts';

/** The longest wait for requests that are being answered: an import ends also in a club that is never quiet. */
const QUIET_MS = 50;
/** Devices refetch after each write that is published, so writes are published together. */
const NEWS_MS = 2_000;

/** How an import, or its undo, leaves room to those who launch and land meanwhile (rule moving.apply). */
export class Pace {
  /** Models with changes that are not published yet. */
  readonly held = new Set<string>();
  #publishedAt = performance.now();

  /** Before a batch: lets requests that are there go first. */
  async waitTurn(): Promise<void> {
    await quietMoment(QUIET_MS);
  }

  /** After a batch. */
  note(): void {
    if (performance.now() - this.#publishedAt > NEWS_MS) this.publish();
  }

  /** Publishes what was written. */
  publish(): void {
    this.#publishedAt = performance.now();
    publishWrites(String(currentClub().id), this.held);
  }
}
