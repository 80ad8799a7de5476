import styled from 'styled-components';
import { rowDamage } from '@fleetwatch/contract/damages/texts';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { hasJoined, isClosed, isFull, isInvited, type Viewer } from '../plans/planRights.ts';
import { CLOSED, FULL, INVITED } from '../texts.ts';
import { JOINED, REPEATS } from './texts.ts';
import { boatsText, crewText } from '../plans/planTexts.ts';

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

interface PlanFactsProps {
  plan: Plan;
  viewer: Viewer;
  now: LocalDateTimeText;
}

/** Author, notes, crew, boats and state of a plan. */
export function PlanFacts({ plan, viewer, now }: PlanFactsProps) {
  const boats = boatsText(plan);
  return (
    <Lines>
      <span>{[plan.name, plan.description].filter((part) => part !== '').join(': ')}</span>
      <span>{crewText(plan)}</span>
      {boats === '' ? null : <span>{boats}</span>}
      <Marks>
        {hasJoined(plan, viewer) ? <Badge $tone="green">{JOINED}</Badge> : null}
        {isInvited(plan, viewer) ? <Badge $tone="amber">{INVITED}</Badge> : null}
        {plan.fleet.map(({ _id, name, damage }) => {
          const text = rowDamage(damage);
          return text === undefined ? null : (
            <Badge key={_id} $tone="amber" title={text}>
              {name}: {text.split(':')[0]}
            </Badge>
          );
        })}
        {isClosed(plan, now) ? <Badge>{CLOSED}</Badge> : null}
        {isFull(plan) ? <Badge $tone="amber">{FULL}</Badge> : null}
        {plan.weeklytill === null ? null : <Badge>{REPEATS}</Badge>}
      </Marks>
    </Lines>
  );
}
