import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';
import { HelpSection } from './HelpSection.tsx';

export function PointOfUse() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data: club } = useClubQuery(undefined, { skip: !isSignedIn });
  return (
    <HelpSection id="point-of-use" title="A point-of-use system">
      <p>
        The log is written when boats are used, by those who use them. So everyone sees who is on the water
        right now, and nobody types a logbook in the evening. It only works when everyone keeps it:
      </p>
      <ul>
        <li>Launch when you launch, land when you land.</li>
        <li>The last record of an outing counts: landing again overwrites miles and notes.</li>
        <li>
          A boat that is not landed by midnight loses that day&rsquo;s trip and miles. It can still be landed
          later, so that it is in, but it counts for nobody, unless a coach credits it.
        </li>
        {club?.features?.includes('forgotten') && (
          <li>
            If you forget to land, we ask the next morning how far you went. Not sure? Just say the boat is
            back. Anyone who takes it next can say so too, and launch it.
          </li>
        )}
        <li>
          Totals are of the season, and count for you, your crew, the boat, its class and your user group.
        </li>
      </ul>
    </HelpSection>
  );
}
