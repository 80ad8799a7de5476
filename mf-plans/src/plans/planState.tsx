import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { Badge, type BadgeTone } from '@fleetwatch/kit/ui/feedback/Badge';
import { hasJoined, isClosed, isFull, isInvited, type Viewer } from './planRights.ts';
import { CLOSED, FULL, INVITED } from '../texts.ts';
import { YOU_ARE_IN } from './texts.ts';

interface PlanState {
  text: string;
  tone: BadgeTone;
}

/** The most important fact for the viewer; null for a plan that they may join. */
export function planState(plan: Plan, viewer: Viewer, now: LocalDateTimeText): PlanState | null {
  if (isClosed(plan, now)) return { text: CLOSED, tone: 'neutral' };
  if (hasJoined(plan, viewer)) return { text: YOU_ARE_IN, tone: 'green' };
  if (isInvited(plan, viewer)) return { text: INVITED, tone: 'amber' };
  return isFull(plan) ? { text: FULL, tone: 'neutral' } : null;
}

interface PlanStateBadgeProps {
  plan: Plan;
  viewer: Viewer;
  now: LocalDateTimeText;
}

export function PlanStateBadge({ plan, viewer, now }: PlanStateBadgeProps) {
  const state = planState(plan, viewer, now);
  return state && <Badge $tone={state.tone}>{state.text}</Badge>;
}
