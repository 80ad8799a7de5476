import type { GuestsAnswer } from '@fleetwatch/contract/guests/wire';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { useTab } from '@fleetwatch/kit/ui/navigation/useAddress.ts';
import { GuestsAboard } from './GuestsAboard.tsx';
import { GuestList } from './GuestList.tsx';
import { useGuestsQuery } from './guestsApi.ts';
import { NewGuestForm } from './NewGuestForm.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { GUESTS } from '../texts.ts';
import { ABOARD, NEW_GUEST, SETTINGS } from './texts.ts';

const PANEL = 'guests';
const TABS = ['aboard', 'guests', 'new', 'settings'] as const;
type Tab = (typeof TABS)[number];
const TAB_LABELS: Readonly<Record<Tab, string>> = {
  aboard: ABOARD,
  guests: GUESTS,
  new: NEW_GUEST,
  settings: SETTINGS,
};

/** /guests: people who row without being members (rule guest.screen). The tab is in the address. */
export function GuestsScreen() {
  const query = useGuestsQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  return (
    <Screen title={GUESTS} status="ready">
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(answer) => <Guests answer={answer} />}
      </QueryResult>
    </Screen>
  );
}

function Guests({ answer }: { answer: GuestsAnswer }) {
  const tabs = TABS.filter((one) => answer.isOfficer || one !== 'settings');
  const [tab, go] = useTab(tabs, 'aboard');
  return (
    <Stack>
      <TabStrip
        label={GUESTS}
        tabs={tabs.map((value) => ({ value, label: TAB_LABELS[value] }))}
        value={tab}
        onChange={go}
        panelId={PANEL}
      />
      <TabPanel id={PANEL} label={TAB_LABELS[tab]}>
        {tab === 'aboard' && <GuestsAboard answer={answer} onNew={() => go('new')} />}
        {tab === 'guests' && <GuestList answer={answer} />}
        {tab === 'new' && <NewGuestForm onDone={() => go('aboard')} />}
        {tab === 'settings' && <SettingsForm settings={answer.settings} />}
      </TabPanel>
    </Stack>
  );
}
