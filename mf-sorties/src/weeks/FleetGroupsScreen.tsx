import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { isAnswered } from '@fleetwatch/kit/store/apiFailure';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { useOtherMonthQuery } from '../data/sortiesLogApi.ts';
import { ClubScreen } from '@fleetwatch/kit/ui/layout/ClubScreen';
import { GroupsLoaded } from './GroupsLoaded.tsx';
import { fleetGroupTab } from './groupTabs.ts';
import { GroupWeeks } from './GroupWeeks.tsx';
import { readFleetGroupRoute } from './readFleetGroupRoute.ts';
import { readWeekPlace, writeWeekPlace } from './weekPlace.ts';
import type { WeekRoute } from './weekPlace.ts';
import { BACK_TO_WEEK, FLEET_GROUPS, GET_CSV, getSortiesFor, NO_FLEET_GROUPS } from './texts.ts';

const LABELS = {
  getSorties: getSortiesFor,
  getCsv: GET_CSV,
  back: BACK_TO_WEEK,
};
const NO_GROUP_PATH = '/fleetgroups/undef/undef';
/** The group shown before any is chosen (rule sortie.weeks). */
const DEFAULT_MONIKER = '8+';

/** Sorties by fleet group and week (rule sortie.weeks). */
export function FleetGroupsScreen() {
  return <ClubScreen title={FLEET_GROUPS}>{(now) => <FleetGroups today={datePart(now)} />}</ClubScreen>;
}

function FleetGroups({ today }: { today: string }) {
  return (
    <GroupsLoaded query={useFleetGroupsQuery()} emptyText={NO_FLEET_GROUPS}>
      {(groups) => <FleetGroupWeeks groups={groups} today={today} />}
    </GroupsLoaded>
  );
}

interface FleetGroupWeeksProps {
  groups: [FleetGroup, ...FleetGroup[]];
  today: string;
}

function FleetGroupWeeks({ groups, today }: FleetGroupWeeksProps) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { route, isLoading } = useRouteGroup(groups);
  if (isLoading) return <Skeleton count={6} />;
  const place = readWeekPlace(params, today, route);
  const byDefault = groups.find(({ moniker }) => moniker === DEFAULT_MONIKER) ?? groups[0];
  return (
    <GroupWeeks
      kind="fleetgroup"
      groups={groups.map(fleetGroupTab)}
      group={fleetGroupTab(groups.find(({ _id }) => _id === place.group) ?? byDefault)}
      place={place}
      today={today}
      labels={LABELS}
      isAlwaysFresh
      onPlace={(next) => setParams(writeWeekPlace(next))}
      onReset={() => void navigate(NO_GROUP_PATH)}
    />
  );
}

/**
 * Returns the group that the path names. A boat's name means the class it was logged in that month, because private boats are
 * in no list of the fleet (rule sortie.fleet-group-route).
 */
function useRouteGroup(groups: readonly FleetGroup[]): { route: WeekRoute | null; isLoading: boolean } {
  const { name, when } = useParams();
  const route = readFleetGroupRoute(name, when);
  const isGroup = route !== null && groups.some(({ _id }) => _id === route.group);
  const boat = useOtherMonthQuery(
    { of: 'bus', id: route?.group ?? '', month: route?.day.slice(0, 7) ?? '' },
    { skip: route === null || isGroup },
  );
  if (route === null || isGroup) return { route, isLoading: false };
  const logged = boat.currentData?.[0]?.moniker;
  const group = groups.find(({ moniker }) => moniker === logged)?._id;
  const isLoading = !isAnswered({ data: boat.currentData, error: boat.error });
  return { route: group === undefined ? null : { ...route, group }, isLoading };
}
