import { useLayoutEffect, useMemo, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { boatsNotCleared, type NotCleared } from '@fleetwatch/contract/clearances/mayTake';
import { CLEARED_FOR_NONE, notClearedBoats } from '@fleetwatch/contract/clearances/messages';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsCoach, selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import type { SwipeRow } from '@fleetwatch/kit/ui/list/SwipeRowView';
import { LIVE_QUERY } from '../screen/liveQuery.ts';
import { useClearancesQuery, useOfficersQuery, useOwnClearancesQuery } from './clearedApi.ts';

/** What a list of boats does for the member's clearances. */
export interface Cleared {
  /** The rows that are shown; those of boats that the member may not take say why. */
  mark: (rows: readonly SwipeRow[]) => SwipeRow[];
  /** Where no row is left. */
  emptyText: string;
}

type NotClearedBoats = ReadonlyMap<string, NotCleared>;
const NONE: NotClearedBoats = new Map();

/** The boats that the member may not take; none while something of it is not known here. */
function useNotCleared(boats: readonly Boat[]): NotClearedBoats {
  const me = useAppSelector(selectMemberId) ?? '';
  const isCoach = useAppSelector(selectIsCoach);
  const day = useClubQuery().data?.today;
  const { data: asked } = useClearancesQuery(undefined, LIVE_QUERY);
  const { currentData: own } = useOwnClearancesQuery(me, { ...LIVE_QUERY, skip: me === '' });
  const { data: officers } = useOfficersQuery(undefined, { skip: isCoach });
  return useMemo(() => {
    const offices = isCoach ? [] : officers?.mine;
    if (day === undefined || !asked || !own || !offices) return NONE;
    const member = { ...own.member, grants: own.grants };
    return boatsNotCleared({ ...asked, day, member, isCoach, offices }, boats);
  }, [day, asked, own, officers, isCoach, boats]);
}

const Reason = styled.span`
  display: block;
`;

const Faded = styled.span`
  display: contents;
  > * {
    opacity: 0.5;
    filter: grayscale(1);
  }
`;

const Below = styled.div`
  display: grid;
  justify-items: center;
  margin-top: var(--s3);
`;

/* The row is drawn elsewhere: its reason says which one it is. */
const GreyRows = createGlobalStyle`
  li:has([data-not-cleared]) strong {
    color: var(--muted);
  }
`;

const markRow = (row: SwipeRow, text: string): SwipeRow => ({
  ...row,
  picture: <Faded>{row.picture}</Faded>,
  facts: (
    <>
      {row.facts} <Reason data-not-cleared="">{text}</Reason>
    </>
  ),
});

interface ClearedBoatsProps {
  /** Those of the list. */
  boats: readonly Boat[];
  onFound: (cleared: Cleared) => void;
}

/** Hides the boats of a list that the member may not take, with a button that shows them (rule clearance.may-take). */
export function ClearedBoats({ boats, onFound }: ClearedBoatsProps) {
  const [isShown, setIsShown] = useState(false);
  const found = useNotCleared(boats);
  const cleared = useMemo<Cleared>(
    () => ({
      emptyText: CLEARED_FOR_NONE,
      mark: (rows) =>
        rows.flatMap((row) => {
          const notCleared = found.get(row.key);
          if (!notCleared) return [row];
          return notCleared.isHidden && !isShown ? [] : [markRow(row, notCleared.text)];
        }),
    }),
    [found, isShown],
  );
  // Before the list is painted, so that no boat comes and goes.
  useLayoutEffect(() => onFound(cleared), [cleared, onFound]);
  const hidden = [...found.values()].filter(({ isHidden }) => isHidden).length;
  return (
    <>
      <GreyRows />
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
