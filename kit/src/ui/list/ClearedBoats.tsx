import { useLayoutEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
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

/* Greys the picture and the name of its row. */
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

const markRow = (row: SwipeRow, text: string): SwipeRow => ({
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
