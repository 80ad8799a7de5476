import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { PrivateLaunch as PrivateLaunchTerms } from '@fleetwatch/kit/store/sorties';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { ConfirmSlider } from '@fleetwatch/kit/ui/form/ConfirmSlider';
import { Dock } from '../screen/Dock.tsx';
import type { ChangeLaunch, LaunchDraft } from './launchDraft.ts';
import { useLaunch } from './useLaunch.ts';
import { WorkoutFields } from './WorkoutFields.tsx';

interface PrivateLaunchProps {
  group: FleetGroup;
  boatClass: PrivateLaunchTerms['boatClass'];
  draft: LaunchDraft;
  onDraft: ChangeLaunch;
  onLaunched: () => void;
}

/** The member's own boat: nothing to choose but the workout. */
export function PrivateLaunch({ group, boatClass, draft, onDraft, onLaunched }: PrivateLaunchProps) {
  const { launchPrivate } = useLaunch(draft, onLaunched);
  return (
    <Card title={`${group.name}: your own boat`}>
      <WorkoutFields
        workout={draft.workout}
        onChange={(workout) => onDraft((before) => ({ ...before, workout }))}
      />
      <Dock>
        <ConfirmSlider
          key={boatClass}
          label="Confirm launch"
          verb="Launch"
          question={`Launch your own ${group.name} now?`}
          onConfirm={() => launchPrivate(boatClass)}
        />
      </Dock>
    </Card>
  );
}
