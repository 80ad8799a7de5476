import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import { LaunchRules } from '@fleetwatch/kit/launch/LaunchRules';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import type { PrivateLaunch as PrivateLaunchTerms } from '@fleetwatch/kit/store/sorties';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import type { ChangeLaunch, LaunchDraft } from './launchDraft.ts';
import { LaunchSlider } from './LaunchSlider.tsx';
import { TripPart } from './tripPart.tsx';
import { useDockLaunch } from './useDockLaunch.ts';
import { WorkoutFields } from './WorkoutFields.tsx';

interface PrivateLaunchProps {
  group: FleetGroup;
  boatClass: PrivateLaunchTerms['boatClass'];
  draft: LaunchDraft;
  onDraft: ChangeLaunch;
  onLaunched: () => void;
}

/** The member's own boat: nothing to choose but the workout, and when it is back. */
export function PrivateLaunch({ group, boatClass, draft, onDraft, onLaunched }: PrivateLaunchProps) {
  const aboard = [useAppSelector(selectMemberId)];
  const isWatching = useHasFeature('overdue');
  const { flow, confirm } = useDockLaunch({ target: { private: boatClass } }, draft, onLaunched);
  return (
    <Card title={`${group.name}: your own boat`}>
      <LaunchRules flow={flow} aboard={aboard} />
      <WorkoutFields
        workout={draft.workout}
        onChange={(workout) => onDraft((before) => ({ ...before, workout }))}
      />
      {isWatching && (
        <TripPart.View
          aboard={aboard}
          value={draft.trip}
          onChange={(trip) => onDraft((before) => ({ ...before, trip }))}
        />
      )}
      <LaunchSlider
        boat={boatClass}
        flow={flow}
        question={`Launch your own ${group.name} now?`}
        onConfirm={confirm}
      />
    </Card>
  );
}
