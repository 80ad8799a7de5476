import { onCounted } from '../platform/cache/followModelVersions.ts';
import { LiveHub } from './LiveHub.ts';

/** All open event streams of this process. */
export const hub = new LiveHub();
let isOpen = false;

/** Whether new streams are accepted. */
export const isLiveOpen = (): boolean => isOpen;

/** Starts sending events to listeners. */
export function openLive(): void {
  isOpen = true;
  onCounted((club) => {
    hub.plan(club);
  });
}

/** Ends every stream and refuses new ones, because open streams would keep a server from draining. */
export function endLive(): void {
  isOpen = false;
  onCounted(null);
  hub.end();
}
