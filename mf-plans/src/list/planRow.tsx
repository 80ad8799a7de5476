import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import type { SwipeRow } from '@fleetwatch/kit/ui/list/SwipeRowView';
import { planActions, type PlanActions } from './planActions.ts';
import { PlanFacts } from './PlanFacts.tsx';
import type { Viewer } from '../plans/planRights.ts';
import { planName } from '../plans/planTexts.ts';

/** The row of a plan, with the actions that the viewer may take. */
export const planRow = (
  plan: Plan,
  viewer: Viewer,
  now: LocalDateTimeText,
  actions: PlanActions,
): SwipeRow => ({
  key: plan._id,
  name: planName(plan),
  facts: <PlanFacts plan={plan} viewer={viewer} now={now} />,
  picture: <Avatar name={plan.name} src={plan.pic} />,
  actions: planActions(plan, viewer, now, actions),
});
