import { LIST_QUERY } from '../store/sorties.ts';
import { useLayoutEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { boatsNotCleared, type NotCleared } from '@fleetwatch/contract/clearances/boatsNotCleared';
import { CLEARED_FOR_NONE, notClearedBoats } from '@fleetwatch/contract/clearances/texts';
import { useClearancesQuery, useMemberClearancesQuery, useOfficersQuery } from '../store/clearances.ts';
import { useClubQuery } from '../store/clubs.ts';
import { useAppSelector } from '../store/createStore.ts';
import { selectIsConfirmedCoach, selectMemberId } from '../store/sessionSlice.ts';
import { Button } from '../ui/button/Button.tsx';
import type { SwipeRow } from '../ui/list/SwipeRowView.tsx';

/** Changes to a list of boats by the member's clearances. */
export interface Cleared<Row extends SwipeRow = SwipeRow> {
  /** The visible rows; those of boats that the member may not take show the reason. */
  mark: (rows: readonly Row[]) => Row[];
  /** Shown if no rows remain. */
  emptyText: string;
}

type NotClearedBoats = ReadonlyMap<string, NotCleared>;
const NONE: NotClearedBoats = new Map();

/** Returns the boats that the member may not take; none while the data is incomplete on this device. */
function useNotCleared(boats: readonly Boat[]): NotClearedBoats {
  const me = useAppSelector(selectMemberId) ?? '';
  const isCoach = useAppSelector(selectIsConfirmedCoach);
  const day = useClubQuery().data?.today;
  const { data: asked } = useClearancesQuery(undefined, LIST_QUERY);
  const { currentData: own } = useMemberClearancesQuery(me, { ...LIST_QUERY, skip: me === '' });
  const { data: officers } = useOfficersQuery(undefined, { skip: isCoach });
  return useMemo(() => {
    const offices = isCoach ? [] : officers?.mine;
    if (day === undefined || !asked || !own || !offices) return NONE;
    const member = { ...own.member, grants: own.grants };
    return boatsNotCleared({ ...asked, day, member, isCoach, offices }, boats);
  }, [day, asked, own, officers, isCoach, boats]);
}

/* Grays out the picture and the name of its row. */
const Veil = styled.span`
  position: absolute;
  inset: 0;
  background: var(--card);
  opacity: 0.45;
  pointer-events: none;
`;

const Facts = styled.span`
  position: relative;
  z-index: 1;
`;

const Reason = styled.strong`
  display: block;
  font-weight: var(--weight-label);
`;

const Below = styled.div`
  display: grid;
  justify-items: center;
  margin-top: var(--s3);
`;

const markRow = <Row extends SwipeRow>(row: Row, text: string): Row => ({
  ...row,
  facts: (
    <>
      <Veil />
      <Facts>
        {row.facts} <Reason>{text}</Reason>
      </Facts>
    </>
  ),
});

interface ClearedBoatsProps<Row extends SwipeRow> {
  /** The boats of the list. */
  boats: readonly Boat[];
  onFound: (cleared: Cleared<Row>) => void;
  /** Further changes to a row that shows a reason; must keep its identity. */
  markToo?: (row: Row, text: string) => Row;
}

const asItIs = <Row,>(row: Row): Row => row;

/**
 * Hides the boats of a list that the member may not take, with a button that shows them (rule clearance.may-take). For clubs
 * with the feature 'clearances'.
 */
export function ClearedBoats<Row extends SwipeRow>({
  boats,
  onFound,
  markToo = asItIs,
}: ClearedBoatsProps<Row>) {
  const [isShown, setIsShown] = useState(false);
  const found = useNotCleared(boats);
  const cleared = useMemo<Cleared<Row>>(
    () => ({
      emptyText: CLEARED_FOR_NONE,
      mark: (rows) =>
        rows.flatMap((row) => {
          const notCleared = found.get(row.key);
          if (!notCleared) return [row];
          const { isHidden, text } = notCleared;
          return isHidden && !isShown ? [] : [markToo(markRow(row, text), text)];
        }),
    }),
    [found, isShown, markToo],
  );
  // Before the list is painted, so that no boat appears and disappears.
  useLayoutEffect(() => onFound(cleared), [cleared, onFound]);
  const hidden = [...found.values()].filter(({ isHidden }) => isHidden).length;
  return (
    <>
      {hidden > 0 && (
        <Below>
          <Button tone="quiet" onClick={() => setIsShown(!isShown)}>
            {notClearedBoats(hidden, isShown)}
          </Button>
        </Below>
      )}
    </>
  );
}
