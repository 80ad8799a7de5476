import { CoachRequests } from './CoachRequests.tsx';
import { GroupRequests } from './GroupRequests.tsx';

/** Requests that wait for a confirmed coach's decision on /users. */
export function Requests() {
  return (
    <>
      <CoachRequests />
      <GroupRequests />
    </>
  );
}
