import { useId, useRef, useState } from 'react';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { datePart, earliestFirst, shortTime } from '@fleetwatch/contract/time/localText';
import { formatDistance } from '@fleetwatch/contract/sorties/distanceText';
import type { KioskSortie } from '@fleetwatch/contract/sorties/wire';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { useInactivity } from '@fleetwatch/kit/ui/time/useInactivity.ts';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import type { ClubClock } from '../kiosk/useKioskData.ts';
import { LandedDialogPart } from './boardParts.tsx';
import { INACTIVITY_MS } from '../kiosk/kioskState.ts';
import { LandedPicture } from './outingPictures.tsx';
import {
  Landed,
  LANDED_PX,
  LandedBoat,
  LandedCount,
  LandedRow,
  LandedRows,
  LandedWho,
  Miles,
} from './landedStyle.ts';
import { seasonOf } from './seasonOf.ts';
import { useRowsThatFit } from './useRowsThatFit.ts';

interface LandedTodayProps {
  /** Today's sorties, out and landed. */
  sorties: readonly KioskSortie[];
  members: readonly ListedMember[];
  clock: ClubClock;
  /** It has a place of its own height: the dialog has what does not fit. */
  isBounded: boolean;
}

const TICK_MS = 60_000;
/** Where the page is as long as its lists. */
const SHOWN_UNBOUNDED = 5;
const TITLE = 'Already Landed Today';

/** What came home today, the latest first; a touch opens all of them, with all that is known of each (rule kiosk.lists). */
export function LandedToday({ sorties, members, clock, isBounded }: LandedTodayProps) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useInactivity(isOpen, INACTIVITY_MS, close);
  const unit = useUnit();
  const now = useNow(TICK_MS) + clock.skewMs;
  const today = datePart(localTextOf(now, clock.timeZone));
  // A list that has not been fetched since midnight belongs to another day.
  const landed = sorties
    .flatMap((sortie) =>
      sortie.land !== null && datePart(sortie.land) === today ? [{ ...sortie, land: sortie.land }] : [],
    )
    .sort((a, b) => earliestFirst(b.land, a.land));
  const fitting = useRowsThatFit(list, LANDED_PX, isBounded && landed.length > 0);
  const shown = isBounded ? fitting : SHOWN_UNBOUNDED;
  const more = Math.max(0, landed.length - shown);
  return (
    <Landed aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{TITLE}</h2>
        <LandedCount>
          {landed.length} <VisuallyHidden>landed today</VisuallyHidden>
        </LandedCount>
      </header>
      {landed.length === 0 ? (
        <p>Nobody has landed yet today.</p>
      ) : (
        <>
          <LandedRows ref={list} aria-label="Landed today" data-bounded={isBounded || undefined}>
            {landed.slice(0, shown).map((sortie) => (
              <LandedRow key={sortie._id}>
                <LandedPicture sortie={sortie} />
                <LandedBoat title={sortie.bus}>
                  <strong>{sortie.bus}</strong> <span>{sortie.moniker}</span>
                </LandedBoat>
                <Miles>{formatDistance(sortie.miles, unit)}</Miles>
                <LandedWho title={sortie.user}>{sortie.user}</LandedWho>
                <LandedWho>
                  {shortTime(sortie.launch)}–{shortTime(sortie.land)}
                </LandedWho>
                <VisuallyHidden>{seasonOf(sortie, members, unit)}</VisuallyHidden>
              </LandedRow>
            ))}
          </LandedRows>
          <Button tone="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {more > 0 ? `${more} more` : 'Show all'}
          </Button>
        </>
      )}
      {isOpen && <LandedDialogPart.View title={TITLE} sorties={landed} members={members} onClose={close} />}
    </Landed>
  );
}
