import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { weekOf } from '@fleetwatch/contract/time/weeks';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { useGroupWeekQuery } from '../data/sortiesLogApi.ts';
import type { GroupWeek } from '../data/sortiesLogApi.ts';
import type { WeekGroup } from './groupTabs.ts';
import { PastWeeks } from './PastWeeks.tsx';
import type { WeekLabels } from './PastWeeks.tsx';
import type { WeekPlace } from './weekPlace.ts';
import { weekName } from './weekPlace.ts';
import { WeekSorties } from './WeekSorties.tsx';
import { CURRENT_WEEK, GROUP, groupInPeriod, noSortiesThisWeek, PAST_WEEKS, WEEKS } from './texts.ts';

interface GroupWeeksProps {
  kind: GroupWeek['kind'];
  groups: readonly WeekGroup[];
  /** The group whose sorties are shown. */
  group: WeekGroup;
  place: WeekPlace;
  today: LocalDateText;
  labels: WeekLabels;
  /** Whether the list is refetched each time its group is chosen; otherwise the cached one is shown. */
  isAlwaysFresh: boolean;
  onPlace: (place: WeekPlace) => void;
  /** Returns to the current week: month, week and group are reset to the member's own (rule sortie.weeks). */
  onReset: () => void;
}

const PANEL = 'weeks';
const MODES = [
  { value: 'current', label: CURRENT_WEEK },
  { value: 'past', label: PAST_WEEKS },
];

/** A group's sorties by week. */
export function GroupWeeks(props: GroupWeeksProps) {
  const { groups, group, place, onPlace, onReset } = props;
  const chooseMode = (mode: string) => {
    if (mode === place.mode) return;
    if (mode === 'past') onPlace({ ...place, mode: 'past', isShown: false });
    else onReset();
  };
  return (
    <>
      <TabStrip
        label={GROUP}
        tabs={groups.map(({ _id, label }) => ({ value: _id, label }))}
        value={group._id}
        onChange={(chosen) => onPlace({ ...place, group: chosen, isShown: false })}
      />
      <TabStrip label={WEEKS} tabs={MODES} value={place.mode} onChange={chooseMode} panelId={PANEL} />
      {place.mode === 'current' ? (
        <TabPanel id={PANEL} label={CURRENT_WEEK}>
          <CurrentWeek key={group._id} {...props} />
        </TabPanel>
      ) : (
        <TabPanel id={PANEL} label={PAST_WEEKS}>
          <PastWeeks {...props} />
        </TabPanel>
      )}
    </>
  );
}

function CurrentWeek({ kind, group, today, isAlwaysFresh }: GroupWeeksProps) {
  const { start, end } = weekOf(today);
  const query = useGroupWeekQuery(
    { kind, group: group._id, start, end },
    isAlwaysFresh ? { refetchOnMountOrArgChange: true } : {},
  );
  return (
    <WeekSorties
      query={query}
      heading={groupInPeriod(group.name, weekName({ start, end }))}
      emptyText={noSortiesThisWeek(group.name)}
    />
  );
}
