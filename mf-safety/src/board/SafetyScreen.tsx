import { useNavigate, useParams } from 'react-router-dom';
import { CHECKS_SILENT } from '@fleetwatch/contract/safety/texts';
import { byUrgency } from '@fleetwatch/contract/safety/urgency';
import type { OutBoat } from '@fleetwatch/contract/safety/wire';
import { ALL_BOATS_IN } from '@fleetwatch/contract/sorties/statusTexts';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAlertsQuery, useOutBoatsQuery } from '@fleetwatch/kit/store/safety';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { usePreload } from '@fleetwatch/kit/ui/loading/usePreload.ts';
import { AlertLogPart, ContactsPart, DutyPart, LATER_PARTS, SettingsPart } from '../safetyParts.tsx';
import { LIVE_QUERY } from '../screen/liveQuery.ts';
import { Cards } from '../screen/safetyStyle.ts';
import { useClubTime } from '../screen/useClubTime.ts';
import { useRights, type Rights } from '../screen/useRights.ts';
import { OutCard } from './OutCard.tsx';
import { isAboard, useKeptSheets } from './useKeptSheets.ts';
import { MY_CONTACTS, SETTINGS } from '../texts.ts';
import { INCIDENTS, OUT_NOW, SAFETY } from './texts.ts';

const PANEL = 'safety';
const TABS = ['out', 'incidents', 'contacts', 'settings'] as const;
type Tab = (typeof TABS)[number];
const TAB_LABELS: Readonly<Record<Tab, string>> = {
  out: OUT_NOW,
  incidents: INCIDENTS,
  contacts: MY_CONTACTS,
  settings: SETTINGS,
};
/** Time without a run after which the checks count as stopped (rule safety.board). */
const SILENT_MS = 3 * 60_000;

/** The member's own boat has the crew's actions, and comes first (rule safety.board). */
const ownFirst = (boats: readonly OutBoat[], rights: Rights): OutBoat[] =>
  boats.toSorted((one, other) => Number(isAboard(other, rights)) - Number(isAboard(one, rights)));

/**
 * /safety and /safety/{tab}: the boats that are out and their expected returns, the member's own first, then the most urgent
 * (rule safety.board).
 */
export function SafetyScreen() {
  const { tab: chosen } = useParams();
  const navigate = useNavigate();
  const rights = useRights();
  const out = useOutBoatsQuery(undefined, LIVE_QUERY);
  const alerts = useAlertsQuery(undefined, { ...LIVE_QUERY, skip: !rights.isWatcher });
  const { nowMs, skewMs } = useClubTime();
  // Sheets include the alerts: with both here, each sheet is fetched once.
  useKeptSheets(alerts.isLoading ? undefined : out.data?.results, alerts.data?.results, rights);
  usePreload(LATER_PARTS);
  const tabs = TABS.filter(
    (tab) => (tab !== 'incidents' || rights.isWatcher) && (tab !== 'settings' || rights.maySet),
  );
  const tab = tabs.find((one) => one === chosen) ?? 'out';
  const { data: known, fulfilledTimeStamp } = alerts;
  // At the time of the answer: an older answer is not current.
  const silentMs = (fulfilledTimeStamp ?? 0) + skewMs - (known?.checked ?? 0);
  const open = known?.results.filter(({ closed }) => closed === null) ?? [];
  return (
    <Screen title={SAFETY} status="ready">
      <Stack>
        <div role="alert">
          {known && silentMs > SILENT_MS && <Notice tone="red">{CHECKS_SILENT}</Notice>}
          {alerts.error && !out.error && <Notice tone="amber">{failureOf(alerts.error).text}</Notice>}
        </div>
        <TabStrip
          label={SAFETY}
          tabs={tabs.map((value) => ({
            value,
            label: TAB_LABELS[value],
          }))}
          value={tab}
          onChange={(value) =>
            void navigate(value === 'out' ? '/safety' : `/safety/${value}`, { replace: true })
          }
          panelId={PANEL}
        />
        <TabPanel id={PANEL} label={TAB_LABELS[tab]}>
          {tab === 'out' && (
            <Stack>
              <QueryResult
                query={out}
                isEmpty={({ results }) => results.length === 0}
                emptyText={ALL_BOATS_IN}
              >
                {(answer) => (
                  <Cards>
                    {ownFirst(byUrgency(answer.results, nowMs), rights).map((boat) => (
                      <OutCard
                        key={boat.sortie}
                        boat={boat}
                        alert={open.find(({ sortie }) => sortie === boat.sortie)}
                        answer={answer}
                        rights={rights}
                      />
                    ))}
                  </Cards>
                )}
              </QueryResult>
              {/* Below the boats, so that they do not push them away when they load. */}
              {!out.isLoading && !alerts.isLoading && <DutyPart.View />}
            </Stack>
          )}
          {tab === 'incidents' && <AlertLogPart.View />}
          {tab === 'contacts' && <ContactsPart.View />}
          {tab === 'settings' && (
            <QueryResult query={out} isEmpty={() => false} emptyText="">
              {({ settings }) => <SettingsPart.View settings={settings} />}
            </QueryResult>
          )}
        </TabPanel>
      </Stack>
    </Screen>
  );
}
