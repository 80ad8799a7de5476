import { Slot } from '@fleetwatch/kit/federation/Slot.tsx';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { useIsOverdue } from '@fleetwatch/kit/ui/time/useIsOverdue.ts';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { LandedTodayPart } from '../kiosk/kioskParts.tsx';
import { Boats, LANDSCAPE } from '../kiosk/kioskStyle.ts';
import { useMatches } from '../kiosk/useMatches.ts';
import { AnyBoard } from './AnyBoard.tsx';
import { BOATS } from './texts.ts';

const SKELETON_AFTER_MS = 300;

interface BoardProps {
  /** Whether the kiosk is idle: the board then has the whole wall. */
  isIdle: boolean;
}

/** The boats out and the boats landed today. */
export function Board({ isIdle }: BoardProps) {
  const { stillOut, today, members, isHeadsUpLoading, isLoading, updatedAt, clock } = useKiosk().data;
  const isComing = isLoading || isHeadsUpLoading;
  const isSlow = useIsOverdue(isComing, SKELETON_AFTER_MS);
  const isLandscape = useMatches(LANDSCAPE);
  const isBounded = isIdle && isLandscape;
  // Beside a form nothing in it takes the focus, and a keyboard must be able to scroll it.
  return (
    <Boats aria-label={BOATS} tabIndex={isIdle ? undefined : 0} data-alone={isIdle || undefined}>
      {isSlow && <Skeleton />}
      {!isSlow && clock !== null && !isComing && updatedAt !== undefined && (
        <>
          <AnyBoard sorties={stillOut} clock={clock} updatedAt={updatedAt} isBounded={isBounded} />
          <LandedTodayPart.View sorties={today} members={members} clock={clock} isBounded={isBounded} />
          {isIdle && <Slot name="wall" />}
        </>
      )}
    </Boats>
  );
}
