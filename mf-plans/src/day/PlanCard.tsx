import styled, { css } from 'styled-components';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { groupHueStyle } from '@fleetwatch/kit/theme/groupHues';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { hueOfGroup } from '../plans/groupHue.tsx';
import { hourText } from '../plans/hourText.ts';
import { hasJoined, isClosed, isFull, isInvited, type Viewer } from '../plans/planRights.ts';
import type { PlanActions } from '../list/planActions.ts';
import { SeatDots, seatsOf } from '../plans/planSeats.tsx';
import { PlanStateBadge } from '../plans/planState.tsx';
import { PlanBoats } from './PlanBoats.tsx';
import { JOIN } from '../texts.ts';
import { boatsText, crewText, planName } from '../plans/planTexts.ts';

/** Most faces of a crew; the others are counted. */
const FACES_MAX = 4;
const FACE_PX = 28;

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s1);
  padding: 10px 14px 12px 18px;
  border: var(--border) solid var(--line);
  border-radius: 14px;
  background: var(--card);
  box-shadow: inset 5px 0 var(--hue);
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
`;

const Times = styled.span`
  min-width: 0;
  color: var(--muted);
  font-size: var(--text-s);
  > b {
    color: var(--ink);
    font-size: var(--text-xl);
    font-weight: var(--weight-number);
  }
`;

/* The group's hue as text alone: the themes' own rules fill it. */
const hueText = css`
  ${groupHueStyle}
  &&&& {
    background: none;
  }
`;

const Group = styled.span`
  ${hueText}
  font-weight: var(--weight-label);
  overflow-wrap: anywhere;
`;

/* The whole card opens it; the card's buttons are above. */
const Open = styled.button`
  min-width: 0;
  padding: 0;
  border: 0;
  background: none;
  font-weight: var(--weight-name);
  line-height: 1.25;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;

const Crew = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s3);
  min-height: ${FACE_PX}px;
  font-size: var(--text-xs);
  ${hueText}
`;

const Faces = styled.span`
  display: flex;
  align-items: center;
  > span + span {
    margin-left: -6px;
    box-shadow: 0 0 0 2px var(--card);
  }
`;

const Join = styled(Button)`
  position: relative;
  margin-top: var(--s1);
  border-color: var(--water);
  color: var(--water);
`;

export interface PlanCardContext {
  groups: readonly UserGroup[];
  boats: readonly Boat[];
  viewer: Viewer;
  now: LocalDateTimeText;
  actions: PlanActions;
  onOpen: (plan: Plan) => void;
}

/** A plan on a phone: time, group, title, crew, seats and boats, and Join in one tap (rule plan.day). */
export function PlanCard({ plan, context }: { plan: Plan; context: PlanCardContext }) {
  const { groups, boats, viewer, now, actions, onOpen } = context;
  const mayJoin =
    !isClosed(plan, now) && !hasJoined(plan, viewer) && (isInvited(plan, viewer) || !isFull(plan));
  const more = plan.crew.length - FACES_MAX;
  return (
    <Card style={hueOfGroup(plan.group, groups)}>
      <Line>
        <Times>
          <b>{hourText(plan.launch)}</b>–{hourText(plan.land)} <Group>{plan.usergroup}</Group>
        </Times>
        <PlanStateBadge plan={plan} viewer={viewer} now={now} />
      </Line>
      <Line>
        <Open type="button" onClick={() => onOpen(plan)}>
          {plan.description || plan.name}
          <VisuallyHidden>
            , {planName(plan)}, {plan.name}
          </VisuallyHidden>
        </Open>
        <PlanBoats plan={plan} boats={boats} />
      </Line>
      <Crew>
        <VisuallyHidden>
          {crewText(plan)}. {boatsText(plan)}
        </VisuallyHidden>
        {plan.crew.length > 0 && (
          <Faces aria-hidden="true">
            {plan.crew.slice(0, FACES_MAX).map((name, at) => (
              <Avatar key={plan.crewids[at] ?? name} name={name} size={FACE_PX} />
            ))}
            {more > 0 && <i>+{more}</i>}
          </Faces>
        )}
        <SeatDots seats={seatsOf(plan, boats)} />
      </Crew>
      {mayJoin && (
        <Join icon="plus" onClick={() => actions.join(plan)}>
          <span>
            {JOIN}
            <VisuallyHidden> {planName(plan)}</VisuallyHidden>
          </span>
        </Join>
      )}
    </Card>
  );
}
