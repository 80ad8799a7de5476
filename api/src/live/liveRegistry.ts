import { SERVER_BUSY } from '@fleetwatch/contract/errors/texts';
import { onCountsRise } from '../platform/cache/followModelVersions.ts';
import { runtime } from '../platform/config/runtime.ts';
import { ApiError } from '../platform/http/errors.ts';
import { LiveHub } from './LiveHub.ts';

const BUSY_RETRY_SECONDS = 10;

/** All open event streams of this process. */
export const hub = new LiveHub();
let isOpen = false;

/** Throws 503 `busy` when no new stream is accepted. */
export function assertRoomToListen(): void {
  if (!isOpen || hub.count >= runtime().limits.liveStreams) {
    throw new ApiError('busy', SERVER_BUSY, BUSY_RETRY_SECONDS);
  }
}

/** Starts sending events to listeners. */
export function openLive(): void {
  isOpen = true;
  onCountsRise((club) => {
    hub.plan(club);
  });
}

/** Ends every stream and refuses new ones, because open streams would keep a server from draining. */
export function endLive(): void {
  isOpen = false;
  onCountsRise(null);
  hub.end();
}
