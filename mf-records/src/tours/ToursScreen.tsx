import type { ReactNode } from 'react';
import type { TourState } from '@fleetwatch/contract/tours/kinds';
import type { Tour } from '@fleetwatch/contract/tours/wire';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { StateView } from '@fleetwatch/kit/ui/feedback/StateView';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { Row, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { useAddress } from '@fleetwatch/kit/ui/navigation/useAddress.ts';
import { LegsForm } from './LegsForm.tsx';
import { TourCard } from './TourCard.tsx';
import { TourFile } from './TourFile.tsx';
import { TourForm } from './TourForm.tsx';
import { useToursQuery } from './toursApi.ts';
import { Columns } from './tourStyle.ts';
import { TOURS } from '../texts.ts';
import {
  AWAY,
  NO_PAST_TOURS,
  NO_TOURS_AWAY,
  NO_TOURS_PLANNED,
  PAST,
  PLAN_A_TOUR,
  UPCOMING,
  tabLabel,
} from './texts.ts';

const PANEL = 'tours';
const TABS: readonly { state: TourState; label: string; empty: string }[] = [
  { state: 'away', label: AWAY, empty: NO_TOURS_AWAY },
  { state: 'coming', label: UPCOMING, empty: NO_TOURS_PLANNED },
  { state: 'landed', label: PAST, empty: NO_PAST_TOURS },
];

/** /tours: current, upcoming and past tours (docs/product/tours.md). The tab, and the open form, are in the address. */
export function ToursScreen() {
  const query = useToursQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  return (
    <Screen title={TOURS} status="ready">
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(tours) => <Tours tours={tours} />}
      </QueryResult>
    </Screen>
  );
}

/** Returns the form that the address names; null for the list, and for a tour that no longer exists. */
function formOf(tours: readonly Tour[], search: URLSearchParams): ReactNode {
  const step = search.get('do');
  if (step === 'plan') return <TourForm tour={null} />;
  const tour = tours.find(({ _id }) => _id === search.get('tour'));
  if (!tour) return null;
  if (step === 'change' && tour.mayEdit && tour.state !== 'landed')
    return <TourForm key={tour._id} tour={tour} />;
  if (step === 'legs' && tour.mayEditLegs) return <LegsForm key={tour._id} tour={tour} isLanding={false} />;
  if (step === 'land' && tour.mayEdit && tour.state === 'away')
    return <LegsForm key={tour._id} tour={tour} isLanding />;
  return null;
}

function Tours({ tours }: { tours: readonly Tour[] }) {
  const [search, choose] = useAddress();
  const form = formOf(tours, search);
  if (form !== null) return form;
  const chosen = search.get('tab');
  const first = TABS.find(({ state }) => tours.some((tour) => tour.state === state)) ?? TABS[1];
  const tab = TABS.find(({ state }) => state === chosen) ?? first;
  const shown = tours.filter(({ state }) => state === tab?.state);
  return (
    <Stack>
      <Row>
        <ButtonLink to="/tours?do=plan">{PLAN_A_TOUR}</ButtonLink>
        {tours.some(({ state }) => state === 'landed') && <TourFile />}
      </Row>
      <TabStrip
        label={TOURS}
        tabs={TABS.map(({ state, label }) => ({
          value: state,
          label: tabLabel(label, tours.filter((tour) => tour.state === state).length),
        }))}
        value={tab?.state ?? 'coming'}
        onChange={(state) => choose('tab', state)}
        panelId={PANEL}
      />
      <TabPanel id={PANEL} label={tab?.label ?? ''}>
        {shown.length === 0 ? (
          <StateView state="empty">{tab?.empty}</StateView>
        ) : (
          <Columns>
            {shown.map((tour) => (
              <TourCard key={tour._id} tour={tour} />
            ))}
          </Columns>
        )}
      </TabPanel>
    </Stack>
  );
}
