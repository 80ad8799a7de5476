import { useKiosk } from '../kiosk/KioskContext.ts';
import { LandedToday } from './LandedToday.tsx';
import { StillOut } from './StillOut.tsx';

/** What everybody at the boathouse wants to know: who is out, and who came home. */
export function Board() {
  const { stillOut, today, members, clock } = useKiosk().data;
  if (!clock) return null;
  return (
    <>
      <StillOut sorties={stillOut} clock={clock} />
      <LandedToday sorties={today} members={members} clock={clock} />
    </>
  );
}
