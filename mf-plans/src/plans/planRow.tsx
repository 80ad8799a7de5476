import styled from 'styled-components';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { afloatText, crewOut } from '@fleetwatch/contract/sorties/afloat';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { shortTime } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import type { SwipeAction } from '@fleetwatch/kit/ui/list/SwipeAction.ts';
import type { SwipeRow } from '@fleetwatch/kit/ui/list/SwipeRowView';
import { hasJoined, isClosed, isFull, isInvited, mayChange, mayLaunch } from './planRights.ts';
import type { Viewer } from './planRights.ts';

export interface PlanActions {
  join: (plan: Plan) => void;
  leave: (plan: Plan) => void;
  launch: (plan: Plan) => void;
  edit: (plan: Plan) => void;
  remove: (plan: Plan) => void;
}

const Lines = styled.span`
  display: grid;
  > span {
    overflow-wrap: anywhere;
  }
`;

const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1);
`;

/** 'Crew 2 of 4: Ana Bo (invited), Kim Harper' */
export function crewText({ crew, crewids, invitedids, limit }: Plan): string {
  const names = crew.map((name, at) => (invitedids.includes(crewids[at] ?? '') ? `${name} (invited)` : name));
  const count = limit === null ? `Crew ${crew.length}` : `Crew ${crew.length} of ${limit}`;
  return crew.length === 0 ? count : `${count}: ${names.join(', ')}`;
}

/** 'Osprey (4x), Finch (1x)' */
export const boatsText = ({ fleet }: Pick<Plan, 'fleet'>): string =>
  fleet.map(({ name, moniker }) => `${name} (${moniker})`).join(', ');

/** A member who is in one boat of several launches only that boat. */
function boatsQuestion(plan: Plan, viewer: Viewer): string {
  return plan.fleet.length > 1 && plan.crewids.includes(viewer.id)
    ? `Launch the boat you sit in, of ${boatsText(plan)}? Who sits in another one launches that.`
    : `Launch ${boatsText(plan)} with the crew of this plan?`;
}

/** Warns first about crew members who are on the water elsewhere: their landing may have been forgotten. */
export function launchQuestion(plan: Plan, viewer: Viewer, stillOut: readonly Sortie[]): string {
  const joined = plan.crewids.flatMap((_id, at) => {
    const isSeated = _id !== viewer.id && !plan.invitedids.includes(_id);
    return isSeated ? [{ _id, name: plan.crew[at] ?? '' }] : [];
  });
  const boats = plan.fleet.map(({ _id }) => _id);
  return `${afloatText(crewOut(joined, boats, stillOut))} ${boatsQuestion(plan, viewer)}`.trim();
}

export const planName = ({ launch, land, usergroup }: Plan): string =>
  `${shortTime(launch)}–${shortTime(land)} ${usergroup}`;

/** The row of a plan, with the actions that the viewer may take. */
export function planRow(plan: Plan, viewer: Viewer, now: LocalDateTimeText, actions: PlanActions): SwipeRow {
  const boats = boatsText(plan);
  const isOver = isClosed(plan, now);
  const edit: SwipeAction = { key: 'edit', label: 'Edit', tone: 'cedar', onSelect: () => actions.edit(plan) };
  const remove: SwipeAction = {
    key: 'remove',
    label: 'Remove',
    tone: 'red',
    onSelect: () => actions.remove(plan),
  };
  const own = mayChange(plan, viewer)
    ? [...(isOver ? [] : [edit]), ...(isOver && !viewer.isCoach ? [] : [remove])]
    : [];
  const crew: SwipeAction[] = isOver
    ? []
    : [
        { key: 'join', label: 'Join', tone: 'green', onSelect: () => actions.join(plan) },
        { key: 'leave', label: 'Leave', tone: 'amber', onSelect: () => actions.leave(plan) },
      ];
  const launch: SwipeAction[] = mayLaunch(plan, viewer, now)
    ? [{ key: 'launch', label: 'Launch', tone: 'water', onSelect: () => actions.launch(plan) }]
    : [];
  return {
    key: plan._id,
    name: planName(plan),
    facts: (
      <Lines>
        <span>{[plan.name, plan.description].filter((part) => part !== '').join(': ')}</span>
        <span>{crewText(plan)}</span>
        {boats === '' ? null : <span>{boats}</span>}
        <Marks>
          {hasJoined(plan, viewer) ? <Badge $tone="green">Joined</Badge> : null}
          {isInvited(plan, viewer) ? <Badge $tone="amber">Invited</Badge> : null}
          {isOver ? <Badge>Closed</Badge> : null}
          {isFull(plan) ? <Badge $tone="amber">Full</Badge> : null}
          {plan.weeklytill === null ? null : <Badge>Repeats</Badge>}
        </Marks>
      </Lines>
    ),
    picture: <Avatar name={plan.name} src={plan.pic} />,
    actions: [...crew, ...own, ...launch],
  };
}
