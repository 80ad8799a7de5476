import { useId, useRef, useState } from 'react';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { datePart, earliestFirst, shortTime } from '@fleetwatch/contract/time/localText';
import { formatDistance } from '@fleetwatch/contract/sorties/distanceText';
import type { KioskSortie } from '@fleetwatch/contract/sorties/wire';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
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
  LandedFoot,
  LandedRow,
  LandedRows,
  LandedSeason,
  LandedWho,
  Miles,
} from './landedStyle.ts';
import { seasonOf } from './seasonOf.ts';
import { useRowsThatFit } from './useRowsThatFit.ts';
import { useTurningPage } from './useTurningPage.ts';
import {
  ALREADY_LANDED_TODAY,
  BOATS_LANDED,
  LANDED_TODAY,
  NONE_LANDED_TODAY,
  PAUSE_LANDED,
  RESUME_LANDED,
  SHOW_ALL,
  landedPage,
  moreLanded,
} from './texts.ts';

interface LandedTodayProps {
  /** Today's sorties, out and landed. */
  sorties: readonly KioskSortie[];
  members: readonly ListedMember[];
  clock: ClubClock;
  /** Whether its place has a fixed height: rows that do not fit are shown in pages. */
  isBounded: boolean;
}

const TICK_MS = 60_000;
/** Used if the page is as long as its lists. */
const SHOWN_UNBOUNDED = 5;

/** Today's landed boats, the latest first, with all their details; a touch opens all of them (rule kiosk.lists). */
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
  const pages = isBounded ? Math.ceil(landed.length / shown) || 1 : 1;
  const { page, isPaused, togglePause } = useTurningPage(pages);
  // The latest comes first.
  const at = (page + 1) % pages;
  return (
    <Landed aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{ALREADY_LANDED_TODAY}</h2>
        <LandedCount>
          {landed.length} <VisuallyHidden>{BOATS_LANDED}</VisuallyHidden>
        </LandedCount>
      </header>
      {landed.length === 0 ? (
        <p>{NONE_LANDED_TODAY}</p>
      ) : (
        <>
          <LandedRows ref={list} aria-label={LANDED_TODAY} data-bounded={isBounded || undefined}>
            {landed.slice(at * shown || 0, (at + 1) * shown).map((sortie) => (
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
                <LandedSeason>{seasonOf(sortie, members, unit)}</LandedSeason>
              </LandedRow>
            ))}
          </LandedRows>
          <LandedFoot>
            {pages > 1 && (
              <span>
                <IconButton
                  icon={isPaused ? 'play' : 'pause'}
                  label={isPaused ? RESUME_LANDED : PAUSE_LANDED}
                  onClick={togglePause}
                />
                {landedPage(at + 1, pages)}
              </span>
            )}
            <Button tone="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {more > 0 && pages === 1 ? moreLanded(more) : SHOW_ALL}
            </Button>
          </LandedFoot>
        </>
      )}
      {isOpen && (
        <LandedDialogPart.View
          title={ALREADY_LANDED_TODAY}
          sorties={landed}
          members={members}
          onClose={close}
        />
      )}
    </Landed>
  );
}
