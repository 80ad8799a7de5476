import { publishWrites } from '../../platform/cache/modelVersions.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { whenIdle } from '../../platform/http/trackRequest.ts';

/** Maximum wait for pending requests, so that an import also finishes in a busy club. */
const WAIT_MS_MAX = 50;
/** Devices refetch after each published write, so writes are published in batches. */
const PUBLISH_EVERY_MS = 2_000;

/** Publishes an import's changes in batches, so that launches and landings take priority (rule moving.apply). */
export class ChangeBroadcaster {
  /** Models with unpublished changes. */
  readonly unpublished = new Set<string>();
  #publishedAt = performance.now();

  /** Lets pending requests go first; called before a batch. */
  async waitForRequests(): Promise<void> {
    await whenIdle(WAIT_MS_MAX);
  }

  /** Publishes written changes if due; called after a batch. */
  publishIfDue(): void {
    if (performance.now() - this.#publishedAt > PUBLISH_EVERY_MS) this.publish();
  }

  /** Publishes written changes. */
  publish(): void {
    this.#publishedAt = performance.now();
    publishWrites(String(currentClub().id), this.unpublished);
  }
}
