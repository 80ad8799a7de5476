import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useClearancesQuery, useMemberClearancesQuery } from '@fleetwatch/kit/store/clearances';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { useAddress, useTab } from '@fleetwatch/kit/ui/navigation/useAddress.ts';
import type { ClearanceContext } from './ClearanceContext.ts';
import { MatrixView } from './MatrixView.tsx';
import { MemberView } from './MemberView.tsx';
import { RulesView } from './RulesView.tsx';
import { TestDay } from './TestDay.tsx';
import { CLEARANCES } from '../texts.ts';
import { IMPORT, MEMBERS, MINE, RULES, TEST_DAY } from './texts.ts';

/** A separate chunk, as importing a file is rare. */
const ImportPart = createPart(
  async () => (await import(/* webpackChunkName: "import" */ '../import/ImportView.tsx')).ImportView,
);

const PANEL = 'clearances';
const TABS = ['mine', 'members', 'test', 'rules', 'import'] as const;
type Tab = (typeof TABS)[number];
const TAB_LABELS: Readonly<Record<Tab, string>> = {
  mine: MINE,
  members: MEMBERS,
  test: TEST_DAY,
  rules: RULES,
  import: IMPORT,
};
const OF_OFFICERS: readonly Tab[] = ['members', 'test', 'import'];

/**
 * /clearances: the club's clearances and boat requirements (rule clearance.screen). The tab and the member are in the address.
 */
export function ClearancesScreen() {
  const [search, choose] = useAddress();
  const me = useAppSelector(selectMemberId) ?? '';
  const { data: club } = useClubQuery();
  const { data: groups } = useFleetGroupsQuery();
  const query = useClearancesQuery(undefined, LIST_QUERY);
  const own = useMemberClearancesQuery(me, { ...LIST_QUERY, skip: me === '' });
  const mayGrant = own.currentData?.mayGrant ?? false;
  const tabs = TABS.filter((tab) => mayGrant || !OF_OFFICERS.includes(tab));
  const [tab, chooseTab] = useTab(tabs, 'mine');
  const memberId = search.get('member') ?? '';
  return (
    <Screen title={CLEARANCES} status="ready">
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {({ clearances, requirements, boatsPerSupervisor }) => {
          const context: ClearanceContext = {
            clearances,
            requirements,
            boatsPerSupervisor,
            today: club?.today ?? '',
            mayGrant,
            nameOf: (id) => clearances.find(({ _id }) => _id === id)?.name ?? '',
            classOf: (id) => groups?.find(({ _id }) => _id === id)?.name ?? '',
          };
          return (
            <Stack>
              <TabStrip
                label={CLEARANCES}
                tabs={tabs.map((value) => ({ value, label: TAB_LABELS[value] }))}
                value={tab}
                onChange={chooseTab}
                panelId={PANEL}
              />
              <TabPanel id={PANEL} label={TAB_LABELS[tab]}>
                {tab === 'mine' && <MemberView memberId={me} context={context} />}
                {tab === 'members' &&
                  (memberId === '' ? (
                    <MatrixView context={context} />
                  ) : (
                    <MemberView memberId={memberId} context={context} onBack={() => choose('member', '')} />
                  ))}
                {tab === 'test' && <TestDay context={context} />}
                {tab === 'import' && <ImportPart.View />}
                {tab === 'rules' && <RulesView context={context} />}
              </TabPanel>
            </Stack>
          );
        }}
      </QueryResult>
    </Screen>
  );
}
