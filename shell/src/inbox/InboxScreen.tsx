import { useSearchParams } from 'react-router-dom';
import { NOTIFICATIONS_OFF } from '@fleetwatch/contract/notifications/texts';
import { Slot } from '@fleetwatch/kit/federation/Slot.tsx';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { AccountColumn } from '../accounts/AccountColumn.ts';
import { NotificationSettings } from './NotificationSettings.tsx';
import { InboxList } from './InboxList.tsx';
import { useIsNotifying } from './useIsNotifying.ts';
import { INBOX } from '../texts.ts';
import { NOTIFICATION_SETTINGS } from './texts.ts';

const TABS = [
  { value: 'news', label: INBOX },
  { value: 'choices', label: NOTIFICATION_SETTINGS },
];
const PANEL = 'inbox-panel';

/** /inbox: a member's notifications (rule notify.inbox), and with `?show=choices` their settings. */
export function InboxScreen() {
  const isNotifying = useIsNotifying();
  const [params, setParams] = useSearchParams();
  const tab = params.get('show') === 'choices' ? 'choices' : 'news';
  if (!isNotifying) return <Screen title={INBOX} status="empty" emptyText={NOTIFICATIONS_OFF} />;
  return (
    <Screen title={INBOX} status="ready">
      <AccountColumn>
        <Slot name="inbox" />
        <TabStrip
          label={INBOX}
          tabs={TABS}
          value={tab}
          onChange={(show) => setParams(show === 'choices' ? { show } : {}, { replace: true })}
          panelId={PANEL}
        />
        <TabPanel id={PANEL} label={tab === 'choices' ? NOTIFICATION_SETTINGS : INBOX}>
          {tab === 'choices' ? <NotificationSettings /> : <InboxList />}
        </TabPanel>
      </AccountColumn>
    </Screen>
  );
}
