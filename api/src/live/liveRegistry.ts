import { onCounted } from '../platform/cache/followModelVersions.ts';
import { LiveHub } from './LiveHub.ts';

/** All devices that listen to this process. */
export const hub = new LiveHub();
let isOpen = false;

/** Whether a device may begin to listen. */
export const isLiveOpen = (): boolean => isOpen;

/** Starts telling who listens of what is counted. */
export function openLive(): void {
  isOpen = true;
  onCounted((club) => {
    hub.plan(club);
  });
}

/** Ends every stream, and refuses new ones: they would keep a server from draining. */
export function endLive(): void {
  isOpen = false;
  onCounted(null);
  hub.end();
}
