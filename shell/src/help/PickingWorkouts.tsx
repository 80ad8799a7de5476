import { InstalledLink } from './InstalledLink.tsx';
import { HelpSection } from './HelpSection.tsx';

export function PickingWorkouts() {
  return (
    <HelpSection id="workouts" title="Picking workouts">
      <p>
        Tick <strong>Workouts</strong> before you confirm a launch. Then choose where the workout comes from:{' '}
        <strong>My own</strong>, which you type yourself, or one of the coaches, whose workouts of this week
        are listed.
      </p>
      <ul>
        <li>
          <strong>Pick</strong> copies a coach&rsquo;s workout to your launch. You can still edit it: the
          coach&rsquo;s own stays as it is.
        </li>
        <li>
          The type of the workout decides in which slice of your &lsquo;My workouts&rsquo; chart the outing
          counts: Recovery, Steady State, Anaerobic Threshold, Interval Training, Pyramids or Racing Pieces.
          Without a type it is Uncategorized.
        </li>
        <li>
          <InstalledLink to="/workouts">Workouts</InstalledLink> has this week&rsquo;s and those of past
          weeks.
        </li>
      </ul>
    </HelpSection>
  );
}
