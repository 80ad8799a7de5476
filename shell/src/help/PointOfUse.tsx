import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';
import { HelpItems } from './HelpItems.tsx';
import { HelpSection } from './HelpSection.tsx';
import { POINT_OF_USE } from './texts.ts';

export function PointOfUse() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data: club } = useClubQuery(undefined, { skip: !isSignedIn });
  const { title, intro, notes, forgotten, totals } = POINT_OF_USE;
  const isAsking = club?.features?.includes('forgotten') ?? false;
  return (
    <HelpSection id="point-of-use" title={title}>
      <p>{intro}</p>
      <ul>
        <HelpItems texts={[...notes, ...(isAsking ? [forgotten] : []), totals]} />
      </ul>
    </HelpSection>
  );
}
