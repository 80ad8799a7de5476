import { Offline } from '../offline/Offline.tsx';
import { NotificationTasks } from '../inbox/NotificationTasks.tsx';
import { useIsNotifying } from '../inbox/useIsNotifying.ts';
import { RefusedRemotesNotice } from './RefusedRemotesNotice.tsx';
import { LiveEvents } from './LiveEvents.ts';
import { MemberTimers } from './MemberTimers.tsx';

export interface BackgroundTasksProps {
  isKiosk: boolean;
  isSignedIn: boolean;
  /** The place in a phone's bar for the bell. */
  bellPlace: Element | null;
}

/** The parts of a page that no first screen waits for, as one file. */
export function BackgroundTasks({ isKiosk, isSignedIn, bellPlace }: BackgroundTasksProps) {
  const isNotifying = useIsNotifying();
  return (
    <>
      <Offline isKiosk={isKiosk} />
      <RefusedRemotesNotice />
      {!isKiosk && <MemberTimers />}
      {(isKiosk || isSignedIn) && <LiveEvents />}
      {isNotifying && !isKiosk && <NotificationTasks place={bellPlace} />}
    </>
  );
}
