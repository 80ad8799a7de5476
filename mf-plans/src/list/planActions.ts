import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import type { SwipeAction } from '@fleetwatch/kit/ui/list/SwipeAction.ts';
import { isClosed, mayChange, mayLaunch, type Viewer } from '../plans/planRights.ts';
import { JOIN } from '../texts.ts';
import { EDIT, LAUNCH, LEAVE, REMOVE } from './texts.ts';

export interface PlanActions {
  join: (plan: Plan) => void;
  leave: (plan: Plan) => void;
  launch: (plan: Plan) => void;
  edit: (plan: Plan) => void;
  remove: (plan: Plan) => void;
}

/** Actions on a plan that the viewer may take. */
export function planActions(
  plan: Plan,
  viewer: Viewer,
  now: LocalDateTimeText,
  actions: PlanActions,
): SwipeAction[] {
  const isOver = isClosed(plan, now);
  const edit: SwipeAction = { key: 'edit', label: EDIT, tone: 'cedar', onSelect: () => actions.edit(plan) };
  const remove: SwipeAction = {
    key: 'remove',
    label: REMOVE,
    tone: 'red',
    onSelect: () => actions.remove(plan),
  };
  const own = mayChange(plan, viewer)
    ? [...(isOver ? [] : [edit]), ...(isOver && !viewer.isCoach ? [] : [remove])]
    : [];
  const crew: SwipeAction[] = isOver
    ? []
    : [
        { key: 'join', label: JOIN, tone: 'green', onSelect: () => actions.join(plan) },
        { key: 'leave', label: LEAVE, tone: 'amber', onSelect: () => actions.leave(plan) },
      ];
  const launch: SwipeAction[] = mayLaunch(plan, viewer, now)
    ? [{ key: 'launch', label: LAUNCH, tone: 'water', onSelect: () => actions.launch(plan) }]
    : [];
  return [...crew, ...own, ...launch];
}
