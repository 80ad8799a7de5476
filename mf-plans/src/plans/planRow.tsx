import styled from 'styled-components';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { shortTime } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { Avatar } from '@fleetwatch/kit/ui/Avatar';
import { Badge } from '@fleetwatch/kit/ui/Badge';
import type { SwipeAction } from '@fleetwatch/kit/ui/SwipeAction.ts';
import type { SwipeRow } from '@fleetwatch/kit/ui/SwipeRowView';
import { hasJoined, isFull, mayChange, mayLaunch } from './planRights.ts';
import type { Onlooker } from './planRights.ts';

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

/** 'Crew 2 of 4: Ana Bo, Kim Harper' */
export function crewWords({ crew, limit }: Pick<Plan, 'crew' | 'limit'>): string {
  const count = limit === null ? `Crew ${crew.length}` : `Crew ${crew.length} of ${limit}`;
  return crew.length === 0 ? count : `${count}: ${crew.join(', ')}`;
}

/** 'Osprey (4x), Finch (1x)' */
export const boatWords = ({ fleet }: Pick<Plan, 'fleet'>): string =>
  fleet.map(({ name, moniker }) => `${name} (${moniker})`).join(', ');

export const planName = ({ launch, land, usergroup }: Plan): string =>
  `${shortTime(launch)}–${shortTime(land)} ${usergroup}`;

/** A plan with everything that can be done with it by who looks at it. */
export function planRow(
  plan: Plan,
  onlooker: Onlooker,
  now: LocalDateTimeText,
  actions: PlanActions,
): SwipeRow {
  const boats = boatWords(plan);
  const own: SwipeAction[] = mayChange(plan, onlooker)
    ? [
        { key: 'edit', label: 'Edit', tone: 'cedar', onSelect: () => actions.edit(plan) },
        { key: 'remove', label: 'Remove', tone: 'red', onSelect: () => actions.remove(plan) },
      ]
    : [];
  const launch: SwipeAction[] = mayLaunch(plan, onlooker, now)
    ? [{ key: 'launch', label: 'Launch', tone: 'water', onSelect: () => actions.launch(plan) }]
    : [];
  return {
    key: plan._id,
    name: planName(plan),
    facts: (
      <Lines>
        <span>{[plan.name, plan.description].filter((part) => part !== '').join(': ')}</span>
        <span>{crewWords(plan)}</span>
        {boats === '' ? null : <span>{boats}</span>}
        <Marks>
          {hasJoined(plan, onlooker) ? <Badge $tone="green">Joined</Badge> : null}
          {isFull(plan) ? <Badge $tone="amber">Full</Badge> : null}
          {plan.weeklytill === null ? null : <Badge>Repeats</Badge>}
        </Marks>
      </Lines>
    ),
    picture: <Avatar name={plan.name} src={plan.pic} />,
    actions: [
      { key: 'join', label: 'Join', tone: 'green', onSelect: () => actions.join(plan) },
      { key: 'leave', label: 'Leave', tone: 'amber', onSelect: () => actions.leave(plan) },
      ...own,
      ...launch,
    ],
  };
}
