import { useParams, useSearchParams } from 'react-router-dom';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import type { MyReservationsAnswer } from '@fleetwatch/contract/reservations/wire';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { ClubScreen } from '@fleetwatch/kit/ui/layout/ClubScreen';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { BoatCalendar } from './BoatCalendar.tsx';
import { BookView } from './BookView.tsx';
import { MyReservations } from './MyReservations.tsx';
import { RequestsView } from './RequestsView.tsx';
import { useMyReservationsQuery } from './reservationsApi.ts';
import { SettingsView } from './SettingsView.tsx';
import { RESERVATIONS } from '../texts.ts';
import { BOAT_CALENDAR, MY_RESERVATIONS, REQUESTS, RESERVE_A_BOAT, SETTINGS } from './texts.ts';

const PANEL = 'reservations';
const TABS = ['mine', 'book', 'requests', 'settings'] as const;
type Tab = (typeof TABS)[number];
const TAB_LABELS: Readonly<Record<Tab, string>> = {
  mine: MY_RESERVATIONS,
  book: RESERVE_A_BOAT,
  requests: REQUESTS,
  settings: SETTINGS,
};
const OF_OFFICERS: readonly Tab[] = ['requests', 'settings'];

/** /reservations (rule reservation.screen), and /reservations/boat/{boat} (rule reservation.calendar). */
export function ReservationsScreen() {
  const { boat } = useParams();
  const isCalendar = boat !== undefined;
  return (
    <ClubScreen title={isCalendar ? BOAT_CALENDAR : RESERVATIONS}>
      {(now) =>
        isCalendar ? <BoatCalendar boatId={boat} today={now.slice(0, 10)} /> : <Reservations now={now} />
      }
    </ClubScreen>
  );
}

function Reservations({ now }: { now: LocalDateTimeText }) {
  const query = useMyReservationsQuery(undefined, LIST_QUERY);
  return (
    <QueryResult query={query} isEmpty={() => false} emptyText="">
      {(answer) => <Tabs answer={answer} now={now} />}
    </QueryResult>
  );
}

function Tabs({ answer, now }: { answer: MyReservationsAnswer; now: LocalDateTimeText }) {
  const [params, setParams] = useSearchParams();
  const { isOfficer, settings } = answer;
  const tabs = TABS.filter((one) => isOfficer || !OF_OFFICERS.includes(one));
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'mine';
  const go = (value: string) => setParams(value === 'mine' ? {} : { tab: value }, { replace: true });
  return (
    <Stack>
      <TabStrip
        label={RESERVATIONS}
        tabs={tabs.map((value) => ({ value, label: TAB_LABELS[value] }))}
        value={tab}
        onChange={go}
        panelId={PANEL}
      />
      <TabPanel id={PANEL} label={TAB_LABELS[tab]}>
        {tab === 'mine' && <MyReservations answer={answer} now={now} onBook={() => go('book')} />}
        {tab === 'book' && (
          <BookView
            now={now}
            settings={settings}
            isOfficer={isOfficer}
            boatId={params.get('boat')}
            onAllBoats={() => go('book')}
          />
        )}
        {tab === 'requests' && <RequestsView />}
        {tab === 'settings' && <SettingsView settings={settings} today={now.slice(0, 10)} />}
      </TabPanel>
    </Stack>
  );
}
