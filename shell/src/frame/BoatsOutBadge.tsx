import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';
import { STATUS_REFRESH_MS, useStillOutQuery } from '@fleetwatch/kit/store/sorties';
import { selectClubStatus } from '@fleetwatch/kit/store/status';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { BarLink } from './BarLink.ts';
import { badgeTone } from './badgeTone.ts';
import { boatsOutText, OUT } from './texts.ts';

/** The screen that lists the boats that are out, if the portal has it. */
export const BOARD_PATH = '/sorties';

interface BoatsOutBadgeProps {
  isBoathousePage?: boolean;
  /** Target of the badge's link. */
  board?: string | undefined;
}

/** The number of boats out, for members and on the Boathouse page; empty before the first answer. */
export function BoatsOutBadge({ isBoathousePage = false, board }: BoatsOutBadgeProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  // `data` would outlive the sign-out.
  const { currentData: stillOut } = useStillOutQuery(undefined, {
    skip: !isSignedIn && !isBoathousePage,
    // The kiosk refreshes the same list at the club's hours, except while it is in use.
    pollingInterval: isBoathousePage ? 0 : STATUS_REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: !isBoathousePage,
  });
  const isLaunched = useAppSelector((state) => selectClubStatus(state).status === 'launched');
  if (!stillOut) return null;
  const boatsOut = stillOut.length;
  const badge = (
    <Badge $tone={badgeTone({ boatsOut, isBoathousePage, isLaunched })} title={boatsOutText(boatsOut)}>
      <span aria-hidden="true">
        {boatsOut}
        <span> {OUT}</span>
      </span>
      <VisuallyHidden>{boatsOutText(boatsOut)}</VisuallyHidden>
    </Badge>
  );
  return board ? <BarLink to={board}>{badge}</BarLink> : badge;
}
