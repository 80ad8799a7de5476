import styled from 'styled-components';
import { HeadsUpCard } from '@fleetwatch/kit/ui/HeadsUpCard';
import { Skeleton } from '@fleetwatch/kit/ui/Skeleton';
import { useIsOverdue } from '@fleetwatch/kit/ui/useIsOverdue.ts';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { Stack } from '../kiosk/kioskStyle.ts';
import { LandedToday } from './LandedToday.tsx';
import { StillOut } from './StillOut.tsx';

/* The count stays at the end of the line, where it is looked for; a long title breaks instead. */
const Lists = styled(Stack)`
  > section > header {
    flex-wrap: nowrap;
  }
`;

const SKELETON_AFTER_MS = 300;

/** What everybody at the boathouse wants to know: what to look out for, who is out, and who came home. */
export function Board() {
  const { stillOut, today, members, headsUps, isHeadsUpLoading, isLoading, updatedAt, clock } =
    useKiosk().data;
  const isComing = isLoading || isHeadsUpLoading;
  const isSlow = useIsOverdue(isComing, SKELETON_AFTER_MS);
  if (isSlow) return <Skeleton />;
  if (!clock || isComing || updatedAt === undefined) return null;
  return (
    <Lists>
      <HeadsUpCard tweets={headsUps} isPlain />
      <StillOut sorties={stillOut} clock={clock} />
      <LandedToday sorties={today} members={members} clock={clock} />
    </Lists>
  );
}
