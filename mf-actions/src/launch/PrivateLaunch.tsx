import type { ReactNode } from 'react';
import { LaunchRules } from '@fleetwatch/kit/launch/LaunchRules';
import type { LaunchPlan } from '@fleetwatch/kit/launch/useLaunch.ts';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import type { ChangeLaunch, LaunchDraft } from './launchDraft.ts';
import { LaunchSlider } from './LaunchSlider.tsx';
import { TripPart } from './tripPart.tsx';
import { useDockLaunch } from './useDockLaunch.ts';
import { WorkoutFields } from './WorkoutFields.tsx';

interface PrivateLaunchProps {
  target: LaunchPlan['target'];
  title: string;
  /** Content beside the title. */
  actions?: ReactNode;
  /** Verb on the button of the confirmation: 'Launch' */
  verb?: string;
  question: string;
  draft: LaunchDraft;
  onDraft: ChangeLaunch;
  onLaunched: () => void;
}

/** Launches a member's own boat, or a borrowed single: the only choices are the workout, and the expected return. */
export function PrivateLaunch(props: PrivateLaunchProps) {
  const { target, title, actions, verb, question, draft, onDraft, onLaunched } = props;
  const aboard = [useAppSelector(selectMemberId)];
  const isWatching = useHasFeature('overdue');
  const { flow, confirm } = useDockLaunch({ target }, draft, onLaunched);
  return (
    <Card title={title} actions={actions}>
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
        boat={Object.values(target).join(' ')}
        flow={flow}
        verb={verb}
        question={question}
        onConfirm={confirm}
      />
    </Card>
  );
}
