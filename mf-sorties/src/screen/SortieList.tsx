import { counted } from '@fleetwatch/contract/texts/counted';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { dayText } from '@fleetwatch/contract/time/dayText';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { selectIsConfirmedCoach } from '@fleetwatch/kit/store/sessionSlice';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { ShowMore } from '@fleetwatch/kit/ui/list/ShowMore';
import { SwipeList } from '@fleetwatch/kit/ui/list/SwipeList';
import type { SwipeRow } from '@fleetwatch/kit/ui/list/SwipeRowView';
import { PAGE_ROWS } from '../data/sortiesLogApi.ts';
import { boatActivityPath, userActivityPath } from './activityPaths.ts';
import { byLaunch } from './byLaunch.ts';
import { crewNames } from './crewNames.ts';
import { formatIn } from '@fleetwatch/contract/sorties/distanceText';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { useDrawnBoats } from './useDrawnBoats.ts';
import { sortieTimes } from './sortieTimes.ts';
import { useCorrectPath } from './useCorrectPath.ts';
import type { Outing } from './useOutings.ts';
import { BOAT_ACTIVITY, CORRECT, LATE, OUT, USER_ACTIVITY } from '../texts.ts';
import { crewOf, despiteRule, notConfirmed, ruleOverridden, seasonOf, SWIPE_HINT } from './texts.ts';

/** The rest of a paged list. */
interface RestOfList {
  /** Rows that are not loaded yet; 0 at the end. */
  left: number;
  isLoading: boolean;
  hasFailed: boolean;
  load: () => void;
}

interface SortieListProps {
  label: string;
  sorties: readonly Sortie[];
  /** Whether rows may be of several days, and so show their day. */
  hasDays: boolean;
  /** Shows crew by name, notes, and the launcher's season (rule activity.tabs). */
  isDetailed?: boolean;
  /** The rest of a list that is not fully loaded. */
  pages?: RestOfList;
  /** For today's list: a boat's time out. */
  outingOf?: (sortie: Sortie) => Outing | null;
}

/* Same size as the plate that replaces it. */
const PlatePart = createPart(
  async () => (await import('@fleetwatch/kit/art/BoatPlate')).BoatPlate,
  <span style={{ flex: 'none', width: 64, height: 40 }} />,
);

const SWIPE_DISTANCE_PX = 270;

const Facts = styled.span`
  display: block;
  > span {
    display: block;
  }
`;

/** A list of sorties, the latest first, in pages. */
export function SortieList({
  label,
  sorties,
  hasDays,
  isDetailed = false,
  pages,
  outingOf,
}: SortieListProps) {
  const [shown, setShown] = useState(PAGE_ROWS);
  const { data: members = [] } = useMembersQuery();
  const nameOf = new Map(members.map(({ _id, name }) => [_id, name]));
  const { boatOf, blade } = useDrawnBoats();
  const correctPathOf = useCorrectPath();
  const latestFirst = useMemo(() => sorties.toSorted(byLaunch).reverse(), [sorties]);
  const rows = latestFirst.slice(0, pages ? Infinity : shown).map((sortie): SwipeRow => ({
    key: sortie._id,
    name: `${sortie.bus} (${sortie.moniker})`,
    picture: sortie.pic ? (
      <Avatar name={sortie.user} src={sortie.pic} />
    ) : (
      <PlatePart.View boat={boatOf(sortie)} blade={blade} />
    ),
    facts: <SortieFacts {...{ sortie, hasDays, isDetailed, nameOf }} />,
    aside: <SortieEnd {...{ sortie, hasDays }} outing={outingOf?.(sortie)} />,
    actions: [
      {
        key: 'user',
        label: USER_ACTIVITY,
        to: userActivityPath(sortie),
      },
      { key: 'boat', label: BOAT_ACTIVITY, tone: 'cedar', to: boatActivityPath(sortie) },
      ...[correctPathOf(sortie)].flatMap((to) => (to ? [{ key: 'correct', label: CORRECT, to }] : [])),
    ],
  }));
  const left = pages ? pages.left : sorties.length - rows.length;
  return (
    <>
      <SwipeList label={label} rows={rows} swipeDistance={SWIPE_DISTANCE_PX} hint={SWIPE_HINT} />
      {left > 0 && (
        <ShowMore
          shown={rows.length}
          left={left}
          step={PAGE_ROWS}
          isBusy={pages?.isLoading ?? false}
          isAutomatic={!pages?.hasFailed}
          onMore={pages ? pages.load : () => setShown(shown + PAGE_ROWS)}
        />
      )}
    </>
  );
}

interface SortieFactsProps {
  sortie: Sortie;
  hasDays: boolean;
  isDetailed: boolean;
  nameOf: ReadonlyMap<string, string>;
}

/**
 * Blocking rules that a launch broke: unconfirmed without a network, or overridden with an officer's reason (rules launch.facts,
 * launch.override). Coaches also see warnings that the client did not ask to confirm.
 */
function rulesOf({ rulesTaken = [], againstRules = [] }: Sortie, isCoach: boolean): string[] {
  const ofBlock = ({ level }: { level: string }) => level === 'block';
  return [
    ...againstRules
      .filter((answer) => isCoach || ofBlock(answer))
      .map((answer) => (ofBlock(answer) ? despiteRule(answer.text) : notConfirmed(answer.text))),
    ...rulesTaken.filter(ofBlock).map(({ text, reason }) => ruleOverridden(text, reason)),
  ];
}

function SortieFacts({ sortie, hasDays, isDetailed, nameOf }: SortieFactsProps) {
  const unit = useUnit();
  const { user, crew, guests = 0, description, total_miles, total_trips } = sortie;
  // In a list of one day the times are at the row's end.
  const when = hasDays ? `${dayText(sortie.launch)}, ${sortieTimes(sortie)} · ` : '';
  const isCoach = useAppSelector(selectIsConfirmedCoach);
  const rules = rulesOf(sortie, isCoach).map((text) => <span key={text}>{text}</span>);
  if (!isDetailed) {
    return (
      <Facts>
        {when}
        {crew.length === 0 ? user : `${user} +${crew.length}`}
        {guests > 0 && ` · ${counted(guests, 'guest')}`}
        {rules}
      </Facts>
    );
  }
  return (
    <Facts>
      <span>
        {when}
        {user}
      </span>
      {crew.length > 0 && <span>{crewOf(crewNames(crew, nameOf))}</span>}
      {guests > 0 && <span>{counted(guests, 'guest')}</span>}
      {description !== '' && <span>{description}</span>}
      {rules}
      <span>{seasonOf(user, total_miles, total_trips, unit)}</span>
    </Facts>
  );
}

const End = styled.span`
  display: block;
  text-align: right;
  > b {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    color: var(--ink);
    font-size: var(--text-l);
    font-weight: var(--weight-number);
    &[data-state='out'] {
      color: var(--water);
    }
    &[data-state='late'] {
      color: var(--red);
    }
  }
  small {
    color: var(--muted);
    font-size: var(--text-s);
    font-weight: var(--weight-fact);
  }
  > small {
    display: block;
  }
  small > strong {
    color: var(--red);
    font-weight: var(--weight-name);
  }
`;

interface SortieEndProps {
  sortie: Sortie;
  hasDays: boolean;
  outing: Outing | null | undefined;
}

/** The end of a row: a boat's time out, or its distance. */
function SortieEnd({ sortie, hasDays, outing }: SortieEndProps) {
  const unit = useUnit();
  const { land, late, miles } = sortie;
  if (land === null && !outing) return <Badge $tone="water">{OUT}</Badge>;
  const isLate = outing ? outing.isLate : late;
  return (
    <End>
      {outing ? (
        <b data-state={isLate ? 'late' : 'out'}>
          {isLate ? <Icon name="late" size="1em" /> : null}
          <VisuallyHidden>{OUT} </VisuallyHidden>
          {outing.timeOut}
        </b>
      ) : (
        <>
          {' '}
          <b>
            {formatIn(miles, unit)} <small>{unit}</small>
          </b>
        </>
      )}{' '}
      {/* Below the number, where it takes no space from the boat's name. */}
      <small>
        {isLate && <strong>{hasDays ? LATE : `${LATE}, `}</strong>}
        {!hasDays && sortieTimes(sortie)}
      </small>
    </End>
  );
}
