import { useSearchParams } from 'react-router-dom';
import { NOTIFICATIONS_OFF } from '@fleetwatch/contract/notifications/texts';
import { Slot } from '@fleetwatch/kit/federation/Slot.tsx';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { AccountColumn } from '../accounts/AccountColumn.ts';
import { Choices } from './Choices.tsx';
import { InboxList } from './InboxList.tsx';
import { useIsNotifying } from './useIsNotifying.ts';

const TABS = [
  { value: 'news', label: 'Inbox' },
  { value: 'choices', label: 'Notification settings' },
];
const PANEL = 'inbox-panel';

/** /inbox: what a member has been told (rule notify.inbox), and with `?show=choices` how it reaches them. */
export function InboxScreen() {
  const isNotifying = useIsNotifying();
  const [params, setParams] = useSearchParams();
  const tab = params.get('show') === 'choices' ? 'choices' : 'news';
  if (!isNotifying) return <Screen title="Inbox" status="empty" emptyText={NOTIFICATIONS_OFF} />;
  return (
    <Screen title="Inbox" status="ready">
      <AccountColumn>
        <Slot name="inbox" />
        <TabStrip
          label="Inbox"
          tabs={TABS}
          value={tab}
          onChange={(show) => setParams(show === 'choices' ? { show } : {}, { replace: true })}
          panelId={PANEL}
        />
        <TabPanel id={PANEL} label={tab === 'choices' ? 'Notification settings' : 'Inbox'}>
          {tab === 'choices' ? <Choices /> : <InboxList />}
        </TabPanel>
      </AccountColumn>
    </Screen>
  );
}
