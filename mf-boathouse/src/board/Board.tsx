import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { useIsOverdue } from '@fleetwatch/kit/ui/time/useIsOverdue.ts';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { Boats } from '../kiosk/kioskStyle.ts';
import { LandedToday } from './LandedToday.tsx';
import { StillOut } from './StillOut.tsx';

const SKELETON_AFTER_MS = 300;

interface BoardProps {
  /** Nobody has begun: it has the whole wall. */
  isAlone: boolean;
}

/** What everybody at the boathouse wants to know: who is out, and who came home. */
export function Board({ isAlone }: BoardProps) {
  const { stillOut, today, members, isHeadsUpLoading, isLoading, updatedAt, clock } = useKiosk().data;
  const isComing = isLoading || isHeadsUpLoading;
  const isSlow = useIsOverdue(isComing, SKELETON_AFTER_MS);
  const isThere = clock !== null && !isComing && updatedAt !== undefined;
  // Nothing in it takes the focus, and a keyboard must be able to scroll it.
  return (
    <Boats aria-label="Boats" tabIndex={0} data-alone={isAlone || undefined}>
      {isSlow && <Skeleton />}
      {!isSlow && isThere && (
        <>
          <StillOut sorties={stillOut} clock={clock} />
          <LandedToday sorties={today} members={members} clock={clock} />
        </>
      )}
    </Boats>
  );
}
