import { useSearchParams } from 'react-router-dom';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { useWorkoutsThisWeekQuery } from '@fleetwatch/kit/store/workouts';
import { ClubScreen } from '@fleetwatch/kit/ui/layout/ClubScreen';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { ConfirmActionDialog } from '@fleetwatch/kit/ui/dialog/ConfirmActionDialog';
import { Column } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { usePreload } from '@fleetwatch/kit/ui/loading/usePreload.ts';
import { PastWorkouts } from './PastWorkouts.tsx';
import { useWorkoutActions } from './useWorkoutActions.ts';
import { WorkoutList } from './WorkoutList.tsx';
import type { WorkoutActions } from './workoutRow.tsx';
import { readWorkoutsPlace, writeWorkoutsPlace, type WorkoutsPlace } from './workoutsPlace.ts';
import { WORKOUTS } from '../texts.ts';
import { CURRENT_WEEK, NONE_THIS_WEEK, PAST_WEEKS } from './texts.ts';

const PANEL = 'workouts';
const TABS = [
  { value: 'current', label: CURRENT_WEEK },
  { value: 'past', label: PAST_WEEKS },
];

const editing = createPart(async () => (await import('./EditWorkoutDialog.tsx')).EditWorkoutDialog);
const PARTS = [editing];

/** Workouts posted by coaches, by week (rule workout.weeks). */
export function WorkoutsScreen() {
  return <ClubScreen title={WORKOUTS}>{(now) => <Workouts today={now.slice(0, 10)} />}</ClubScreen>;
}

function Workouts({ today }: { today: LocalDateText }) {
  usePreload(PARTS);
  const [params, setParams] = useSearchParams();
  const place = readWorkoutsPlace(params, today);
  const go = (next: Partial<WorkoutsPlace>) => setParams(writeWorkoutsPlace({ ...place, ...next }, today));
  const { actions, confirmation, edited, closeEdit } = useWorkoutActions();
  return (
    <Column>
      <TabStrip
        label={WORKOUTS}
        tabs={TABS}
        value={place.mode}
        onChange={(mode) =>
          go({ mode: mode === 'past' ? 'past' : 'current', week: null, isRequested: false })
        }
        panelId={PANEL}
      />
      <TabPanel id={PANEL} label={place.mode === 'past' ? PAST_WEEKS : CURRENT_WEEK}>
        {place.mode === 'past' ? (
          <PastWorkouts place={place} today={today} go={go} actions={actions} />
        ) : (
          <CurrentWeek actions={actions} />
        )}
      </TabPanel>
      <ConfirmActionDialog state={confirmation} />
      {edited && <editing.View key={edited._id} workout={edited} onClose={closeEdit} />}
    </Column>
  );
}

function CurrentWeek({ actions }: { actions: WorkoutActions }) {
  return (
    <WorkoutList
      label={CURRENT_WEEK}
      query={useWorkoutsThisWeekQuery()}
      emptyText={NONE_THIS_WEEK}
      actions={actions}
    />
  );
}
