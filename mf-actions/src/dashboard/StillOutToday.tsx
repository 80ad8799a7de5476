import styled from 'styled-components';
import { ALL_BOATS_IN } from '@fleetwatch/contract/sorties/statusTexts';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { timeOut } from '@fleetwatch/contract/time/timeOut';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import { datePart, earliestFirst, shortTime } from '@fleetwatch/contract/time/localText';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import type { ClubWithSkew } from '@fleetwatch/kit/store/ClubWithSkew';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { isAboard } from '../status/isAboard.ts';
import { LateMarkPart, OutPicturePart } from '../actionParts.tsx';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import { BOATS_OUT_UNAVAILABLE, STILL_OUT_TODAY, YOURS, boatsOut, showAllClasses } from './texts.ts';

/** Number of boats above which the rows are closer together (rule status.still-out). */
export const ROOMY_UP_TO_BOATS = 3;
/** Rows that fit in the card; the others scroll, by keyboard as well. */
const IN_SIGHT_BOATS = 4;
const MINUTE_MS = 60_000;

/* The height is fixed: boats that come and go must not push the cards below from under a thumb. */
const Room = styled.div`
  height: 15.5rem;
  overflow-y: auto;
  /* Centers the text shown when no boats are out. */
  > p {
    display: grid;
    align-content: center;
    height: 100%;
    font-size: var(--text-l);
    text-align: center;
  }
`;

const Boats = styled.ul<{ $isCompact: boolean }>`
  display: grid;
  gap: ${({ $isCompact }) => ($isCompact ? '0' : 'var(--s3)')};
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 0 var(--s3);
    line-height: 1.35;
    padding: ${({ $isCompact }) => ($isCompact ? 'var(--s1) 0' : 'var(--s3)')};
    border-radius: var(--radius);
    background: ${({ $isCompact }) => ($isCompact ? 'none' : 'var(--wash)')};
  }
  > li + li {
    border-top: ${({ $isCompact }) =>
      $isCompact ? 'var(--border) solid color-mix(in srgb, var(--outline) 35%, transparent)' : '0'};
    border-radius: ${({ $isCompact }) => ($isCompact ? '0' : 'var(--radius)')};
  }
  > li > :first-child {
    grid-row: span 2;
    align-self: center;
  }
  strong {
    color: var(--cedar);
    font-size: ${({ $isCompact }) => ($isCompact ? 'var(--text-m)' : 'var(--text-l)')};
  }
  strong > span:first-child {
    color: var(--muted);
    font-weight: 400;
  }
  small {
    color: var(--muted);
  }
  b {
    color: var(--water);
    font-size: var(--text-l);
    font-weight: var(--weight-number);
    text-align: right;
    white-space: nowrap;
  }
  small:last-child {
    text-align: right;
  }
  /* Longer than a time, it takes its room from the crew's names alone: the row stays as high. */
  small:has([data-rack], + * > [data-rack]) {
    grid-area: 2 / 2 / 3 / -1;
  }
  small:has(+ * > [data-rack]) {
    width: calc(100% - 11rem);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* One's own: a badge would make the row higher, and push the others down when one is boated. */
  small > b {
    font-size: inherit;
  }
`;

const crewText = ({ crew, user }: Sortie): string => (crew.length === 0 ? user : `${user} +${crew.length}`);

/** 'Apr 30 18:00'; the time alone for today's launches. */
const sinceText = ({ launch }: Sortie, club: ClubWithSkew | undefined): string =>
  club && datePart(launch) !== club.today
    ? `${dayText(launch, club.today)} ${shortTime(launch)}`
    : shortTime(launch);

interface StillOutTodayProps {
  /** Moniker of the visible class; '' for all. */
  shownClass: string;
  onShownClass: (moniker: string) => void;
}

/** The boats on the water: the member's own first, then the longest out (rule status.still-out). */
export function StillOutToday({ shownClass, onShownClass }: StillOutTodayProps) {
  const stillOut = useAppSelector(selectStillOut);
  const memberId = useAppSelector(selectMemberId);
  const { data: club } = useClubQuery();
  const now = useNow(MINUTE_MS);
  const boats = stillOut
    ?.filter(({ moniker }) => shownClass === '' || moniker === shownClass)
    .toSorted(
      (one, other) =>
        Number(isAboard(other, memberId)) - Number(isAboard(one, memberId)) ||
        earliestFirst(one.launch, other.launch),
    );
  const isCompact = (boats?.length ?? 0) > ROOMY_UP_TO_BOATS;
  return (
    <Card
      title={STILL_OUT_TODAY}
      actions={boats && <Badge $tone="water">{boatsOut(stillOut?.length ?? 0)}</Badge>}
    >
      <Room tabIndex={(boats?.length ?? 0) > IN_SIGHT_BOATS ? 0 : undefined}>
        {!boats ? (
          <p>{BOATS_OUT_UNAVAILABLE}</p>
        ) : stillOut?.length === 0 ? (
          <p>{ALL_BOATS_IN}</p>
        ) : (
          <Boats $isCompact={isCompact} data-layout={isCompact ? 'compact' : 'roomy'}>
            {boats.map((sortie) => (
              <li key={sortie._id}>
                <OutPicturePart.View sortie={sortie} />
                <strong>
                  {sortie.bus} <span>{sortie.moniker}</span>
                </strong>
                <b>{club && timeOut(instantOf(sortie.launch, club.timezone), now + club.clockSkewMs)}</b>
                <small>
                  {isAboard(sortie, memberId) && <b>{YOURS} </b>}
                  {crewText(sortie)}
                </small>
                <small>
                  <LateMarkPart.View sortie={sortie} since={sinceText(sortie, club)} />
                </small>
              </li>
            ))}
          </Boats>
        )}
      </Room>
      {shownClass !== '' && (
        <Button tone="quiet" onClick={() => onShownClass('')}>
          {showAllClasses(boats?.length ?? 0, shownClass)}
        </Button>
      )}
    </Card>
  );
}
