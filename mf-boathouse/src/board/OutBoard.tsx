import { useId, useRef } from 'react';
import { isLate } from '@fleetwatch/contract/sorties/late';
import { ALL_BOATS_IN } from '@fleetwatch/contract/sorties/statusTexts';
import { instantOf, localTextOf } from '@fleetwatch/contract/time/clubTime';
import { datePart, earliestFirst } from '@fleetwatch/contract/time/localText';
import { timeOut } from '@fleetwatch/contract/time/timeOut';
import type { KioskSortie } from '@fleetwatch/contract/sorties/wire';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { DataAge } from '@fleetwatch/kit/ui/feedback/DataAge';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { useSun } from '@fleetwatch/kit/ui/time/useSun.ts';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { ClubDayPart } from './boardParts.tsx';
import type { ClubClock } from '../kiosk/useKioskData.ts';
import { boardPages } from './boardPages.ts';
import { AllIn, Count, Departures, Head, Pager, ROW_GAP_PX, ROW_PX, Rows } from './outBoardStyle.ts';
import { OutRow } from './OutRow.tsx';
import type { OutBoat } from './OutRow.tsx';
import { useRowsThatFit } from './useRowsThatFit.ts';
import { useTurningPage } from './useTurningPage.ts';
import type { WatchStatus } from './WatchStatus.ts';
import {
  BOATS_OUT,
  BOATS_STILL_OUT,
  LATE,
  OUT_NOW,
  PAUSE_ON_PAGE,
  RESUME_PAGING,
  boardPage,
} from './texts.ts';

export interface OutBoardProps {
  sorties: readonly KioskSortie[];
  clock: ClubClock;
  /** Time at which the sorties were fetched, ms since 1970 by this device. */
  updatedAt: number;
  /** Whether its place has a fixed height: rows that do not fit are shown in pages. */
  isBounded: boolean;
  /** A boat's watch status by its sortie, in a club that watches for overdue boats. */
  watch?: ((sortie: string, nowMs: number) => WatchStatus | null) | undefined;
}

const TICK_MS = 10_000;
/** With more boats out the board has no room for the club's day. */
const DAY_UP_TO_BOATS = 3;

/** The departure board: the boats on the water, the late ones on top, then the longest out first (rule kiosk.board). */
export function OutBoard({ sorties, clock, updatedAt, isBounded, watch }: OutBoardProps) {
  const titleId = useId();
  const { boats: fleet, today: outings } = useKiosk().data;
  const sun = useSun();
  const list = useRef<HTMLUListElement>(null);
  const perPage = useRowsThatFit(list, ROW_PX + ROW_GAP_PX, isBounded && sorties.length > 0);
  const nowMs = useNow(TICK_MS) + clock.skewMs;
  const { timeZone } = clock;
  const today = datePart(localTextOf(nowMs, timeZone));
  const sunsetMs = sun?.kind === 'rises' ? sun.sunsetMs : null;
  const boats = [...sorties]
    .sort((a, b) => earliestFirst(a.launch, b.launch))
    .map((sortie): OutBoat => ({
      sortie,
      ...(watch?.(sortie._id, nowMs) ?? {
        late: isLate(sortie.launch, { nowMs, timeZone, sunsetMs }) ? LATE : null,
        due: null,
        rack: null,
      }),
      isForgotten: datePart(sortie.launch) < today,
      timeOut: timeOut(instantOf(sortie.launch, timeZone), nowMs),
    }));
  const pages = boardPages(
    boats.filter(({ late }) => late !== null),
    boats.filter(({ late }) => late === null),
    perPage,
  );
  const { page, isPaused, togglePause } = useTurningPage(pages.length);
  return (
    <Departures aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{OUT_NOW}</h2>
        <Count>
          {sorties.length} <VisuallyHidden>{BOATS_OUT}</VisuallyHidden>
        </Count>
        {pages.length > 1 && (
          <Pager>
            <IconButton
              icon={isPaused ? 'play' : 'pause'}
              label={isPaused ? RESUME_PAGING : PAUSE_ON_PAGE}
              onClick={togglePause}
            />
            {boardPage(page + 1, pages.length)}
          </Pager>
        )}
        <DataAge updatedAt={updatedAt} />
      </Head>
      {boats.length === 0 ? (
        <AllIn>{ALL_BOATS_IN}</AllIn>
      ) : (
        <Rows
          ref={list}
          aria-label={BOATS_STILL_OUT}
          data-bounded={isBounded || undefined}
          data-few={boats.length <= DAY_UP_TO_BOATS || undefined}
        >
          {pages[page]?.map((boat) => (
            <OutRow key={boat.sortie._id} boat={boat} />
          ))}
        </Rows>
      )}
      {isBounded && boats.length <= DAY_UP_TO_BOATS && (
        <ClubDayPart.View
          landedCount={outings.filter(({ land }) => land !== null && datePart(land) === today).length}
          boats={fleet}
          sun={sun}
          locale={clock.locale}
        />
      )}
    </Departures>
  );
}
