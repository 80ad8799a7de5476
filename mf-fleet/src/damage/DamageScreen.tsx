import { SEVERITY_TEXTS, STATE_TEXTS } from '@fleetwatch/contract/damages/kindTexts';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { SEVERITIES } from '@fleetwatch/contract/damages/kinds';
import { PENDING_STATES } from '@fleetwatch/contract/damages/states';
import type { DamageRow } from '@fleetwatch/contract/damages/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { EntryList } from '@fleetwatch/kit/ui/list/listStyle.ts';
import { useIsLaptop } from '@fleetwatch/kit/ui/layout/useIsLaptop.ts';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { useAddress, useTab } from '@fleetwatch/kit/ui/navigation/useAddress.ts';
import { useClosedDamagesQuery, useDamagesQuery } from './damageApi.ts';
import { NumbersView } from './NumbersView.tsx';
import { DamageCard } from './DamageCard.tsx';
import { RejectSeveral } from './RejectSeveral.tsx';
import { useIsInCharge } from './useIsInCharge.ts';
import { DAMAGE } from '../texts.ts';
import {
  ALL,
  CLASS,
  CLOSED,
  MINE,
  NO_CLOSED_REPORTS,
  NO_OPEN_REPORTS,
  NO_REPORTS_MATCH,
  NO_REPORTS_OF_MINE,
  NO_WAITING_REPORTS,
  NUMBERS,
  OPEN,
  REJECT_SEVERAL,
  REPORTS,
  SEVERITY,
  SHOW_AS_BOARD,
  SHOW_AS_LIST,
  SHOW_MORE,
  WAITING,
} from './texts.ts';

const PANEL = 'damage-reports';
const TABS = ['open', 'mine', 'waiting', 'closed', 'numbers'] as const;
type Tab = (typeof TABS)[number];
const TAB_LABELS: Readonly<Record<Tab, string>> = {
  open: OPEN,
  mine: MINE,
  waiting: WAITING,
  closed: CLOSED,
  numbers: NUMBERS,
};
/** The tabs of pending reports. */
type PendingTab = Exclude<Tab, 'closed' | 'numbers'>;
const isPending = (tab: Tab): tab is PendingTab => tab !== 'closed' && tab !== 'numbers';

const EMPTY_TEXTS: Readonly<Record<Exclude<Tab, 'numbers'>, string>> = {
  open: NO_OPEN_REPORTS,
  mine: NO_REPORTS_OF_MINE,
  waiting: NO_WAITING_REPORTS,
  closed: NO_CLOSED_REPORTS,
};

const Tools = styled.div`
  display: flex;
  align-items: end;
  gap: var(--s3);
  > div {
    flex: 0 1 14rem;
    min-width: 0;
  }
`;

const Board = styled.div`
  display: grid;
  grid-template-columns: repeat(${PENDING_STATES.length}, minmax(0, 1fr));
  gap: var(--s3);
  align-items: start;
  > section {
    display: grid;
    gap: var(--s2);
    min-width: 0;
  }
  h2 {
    font-size: var(--text-m);
  }
`;

interface DamagesProps {
  damages: readonly DamageRow[];
  today: LocalDateText;
}

function DamageList({ damages, today, label }: DamagesProps & { label: string }) {
  return (
    <EntryList aria-label={label}>
      {damages.map((damage) => (
        <li key={damage._id}>
          <DamageCard damage={damage} today={today} />
        </li>
      ))}
    </EntryList>
  );
}

/** The reports by state, side by side. */
function DamageBoard({ damages, today }: DamagesProps) {
  return (
    <Board>
      {PENDING_STATES.map((state) => {
        const inState = damages.filter((damage) => damage.state === state);
        const title = `${STATE_TEXTS[state]} ${inState.length}`;
        return (
          <section key={state} aria-label={title}>
            <h2>{title}</h2>
            {inState.length > 0 && <DamageList damages={inState} today={today} label={STATE_TEXTS[state]} />}
          </section>
        );
      })}
    </Board>
  );
}

/** /damage: the damage reports and the state of their repairs (rule damage.board). Filters are in the address. */
export function DamageScreen() {
  const [search, choose] = useAddress();
  const isLaptop = useIsLaptop();
  const me = useAppSelector(selectMemberId);
  const { data: club } = useClubQuery();
  const groups = useFleetGroupsQuery();
  const query = useDamagesQuery(undefined, LIST_QUERY);
  const isInCharge = useIsInCharge();
  const [isRejecting, setIsRejecting] = useState(false);
  const [tab, chooseTab] = useTab(TABS, 'open');
  const severity = SEVERITIES.find((one) => one === search.get('severity')) ?? '';
  const group = search.get('class') ?? '';
  const isBoard = isLaptop && tab === 'open' && search.get('as') === 'board';
  const today = club?.today ?? '';
  const isChosen = (damage: DamageRow) =>
    (severity === '' || damage.severity === severity) && (group === '' || damage.group === group);
  const isMine = ({ by, assignee }: DamageRow) => by._id === me || assignee?._id === me;
  const shownIn = (damages: readonly DamageRow[], of: Tab): DamageRow[] => {
    if (of === 'mine') return damages.filter(isMine);
    return of === 'waiting' ? damages.filter(({ state }) => state === 'waiting') : [...damages];
  };
  const countOf = (of: Tab) => (isPending(of) ? query.data && shownIn(query.data, of).length : undefined);
  return (
    <Screen title={DAMAGE} status="ready">
      <Stack>
        <TabStrip
          label={REPORTS}
          tabs={TABS.map((value) => ({ value, label: TAB_LABELS[value], count: countOf(value) }))}
          value={tab}
          onChange={chooseTab}
          panelId={PANEL}
        />
        <TabPanel id={PANEL} label={TAB_LABELS[tab]}>
          <Stack>
            {isPending(tab) && (
              <Tools>
                <SelectField
                  label={SEVERITY}
                  options={[
                    { value: '', label: ALL },
                    ...SEVERITIES.map((value) => ({ value, label: SEVERITY_TEXTS[value].title })),
                  ]}
                  value={severity}
                  onChange={(value) => choose('severity', value)}
                />
                <SelectField
                  label={CLASS}
                  options={[
                    { value: '', label: ALL },
                    ...(groups.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
                  ]}
                  value={group}
                  onChange={(value) => choose('class', value)}
                />
                {isLaptop && tab === 'open' && (
                  <Button
                    icon={isBoard ? 'rows' : 'columns'}
                    onClick={() => choose('as', isBoard ? '' : 'board')}
                  >
                    {isBoard ? SHOW_AS_LIST : SHOW_AS_BOARD}
                  </Button>
                )}
                {isInCharge && !isRejecting && (query.data?.length ?? 0) > 1 && (
                  <Button onClick={() => setIsRejecting(true)}>{REJECT_SEVERAL}</Button>
                )}
              </Tools>
            )}
            {tab === 'closed' && <ClosedDamages today={today} />}
            {tab === 'numbers' && <NumbersView />}
            {isPending(tab) && (
              <QueryResult
                query={query}
                isEmpty={(damages) => shownIn(damages, tab).length === 0}
                emptyText={EMPTY_TEXTS[tab]}
              >
                {(damages) => {
                  const shown = shownIn(damages, tab).filter(isChosen);
                  if (shown.length === 0) return <p>{NO_REPORTS_MATCH}</p>;
                  if (isInCharge && isRejecting)
                    return <RejectSeveral damages={shown} onDone={() => setIsRejecting(false)} />;
                  return isBoard ? (
                    <DamageBoard damages={shown} today={today} />
                  ) : (
                    <DamageList damages={shown} today={today} label={TAB_LABELS[tab]} />
                  );
                }}
              </QueryResult>
            )}
          </Stack>
        </TabPanel>
      </Stack>
    </Screen>
  );
}

function ClosedDamages({ today }: { today: LocalDateText }) {
  const query = useClosedDamagesQuery(undefined, LIST_QUERY);
  const { currentData, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const damages = useMemo(() => currentData?.pages.flatMap(({ results }) => results), [currentData]);
  return (
    <QueryResult
      query={{ ...query, currentData: damages }}
      isEmpty={({ length }) => length === 0}
      emptyText={EMPTY_TEXTS.closed}
    >
      {(shown) => (
        <Stack>
          <DamageList damages={shown} today={today} label={TAB_LABELS.closed} />
          {hasNextPage && (
            <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {SHOW_MORE}
            </Button>
          )}
        </Stack>
      )}
    </QueryResult>
  );
}
