import { publishWrites } from '../../platform/cache/modelVersions.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { whenIdle } from '../../platform/http/trackRequest.ts';

/** The longest wait for pending requests, so that an import also ends in a busy club. */
const WAIT_MS_MAX = 50;
/** Devices refetch after each published write, so writes are published together. */
const PUBLISH_EVERY_MS = 2_000;

/** Publishes an import's changes in batches, so that launches and landings go first (rule moving.apply). */
export class ChangeBroadcaster {
  /** Models with unpublished changes. */
  readonly unpublished = new Set<string>();
  #publishedAt = performance.now();

  /** Lets pending requests go first. Call before a batch. */
  async waitForRequests(): Promise<void> {
    await whenIdle(WAIT_MS_MAX);
  }

  /** Publishes what was written if it is due. Call after a batch. */
  publishIfDue(): void {
    if (performance.now() - this.#publishedAt > PUBLISH_EVERY_MS) this.publish();
  }

  /** Publishes what was written. */
  publish(): void {
    this.#publishedAt = performance.now();
    publishWrites(String(currentClub().id), this.unpublished);
  }
}
