import { CoachRequests } from './CoachRequests.tsx';
import { GroupRequests } from './GroupRequests.tsx';

/** Requests on /users that await a confirmed coach's decision. */
export function Requests() {
  return (
    <>
      <CoachRequests />
      <GroupRequests />
    </>
  );
}
