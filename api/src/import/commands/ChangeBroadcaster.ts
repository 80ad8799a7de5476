import { publishWrites } from '../../platform/cache/modelVersions.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { whenIdle } from '../../platform/http/trackRequest.ts';

/** The longest wait for requests that are being answered: an import ends also in a club that is never quiet. */
const WAIT_MS_MAX = 50;
/** Devices refetch after each write that is published, so writes are published together. */
const PUBLISH_EVERY_MS = 2_000;

/** How an import, or its undo, leaves room to those who launch and land meanwhile (rule moving.apply). */
export class ChangeBroadcaster {
  /** Models with changes that are not published yet. */
  readonly unpublished = new Set<string>();
  #publishedAt = performance.now();

  /** Before a batch: lets requests that are there go first. */
  async waitForRequests(): Promise<void> {
    await whenIdle(WAIT_MS_MAX);
  }

  /** After a batch. */
  publishIfDue(): void {
    if (performance.now() - this.#publishedAt > PUBLISH_EVERY_MS) this.publish();
  }

  /** Publishes what was written. */
  publish(): void {
    this.#publishedAt = performance.now();
    publishWrites(String(currentClub().id), this.unpublished);
  }
}
