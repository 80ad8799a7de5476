import type { Plan } from '@fleetwatch/contract/plans/wire';
import { Avatar } from '@fleetwatch/kit/ui/Avatar';
import { SwipeList } from '@fleetwatch/kit/ui/SwipeList';
import { planFacts, planTimes } from './planWords.ts';

const PLAN_SWIPE_PX = 270;

/** Plans in the order of their launch. */
export function PlanList({ label, plans }: { label: string; plans: readonly Plan[] }) {
  const rows = plans.map((plan) => ({
    key: plan._id,
    name: `${planTimes(plan)} ${plan.usergroup}`,
    facts: planFacts(plan),
    picture: <Avatar name={plan.name} src={plan.pic} />,
  }));
  return <SwipeList label={label} rows={rows} swipeDistance={PLAN_SWIPE_PX} />;
}
