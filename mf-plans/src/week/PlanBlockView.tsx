import type { CSSProperties } from 'react';
import styled, { css } from 'styled-components';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { groupHueStyle } from '@fleetwatch/kit/theme/groupHues';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { SeatDots, seatsText, type PlanSeats } from '../plans/planSeats.tsx';
import { hourText } from '../plans/hourText.ts';
import { crewText, planName } from '../plans/planTexts.ts';

/** Percentage of the hue; the rest is black. */
export const OWN_HUE_PER_CENT = 80;

/** The member's own plans are filled with their group's hue, dark enough for white text. */
const ownStyle = css`
  background: color-mix(in srgb, var(--hue) ${OWN_HUE_PER_CENT}%, #000);
  color: #fff;
  box-shadow: inset 4px 0 var(--club-accent);
  strong {
    color: inherit;
  }
`;

const Block = styled.button<{ $isOwn: boolean }>`
  position: absolute;
  z-index: 1;
  container-type: size;
  overflow: hidden;
  padding: 0;
  border: calc(var(--border) - 1px) solid currentColor;
  border-radius: 9px;
  text-align: start;
  cursor: pointer;
  ${groupHueStyle}
  box-shadow: inset 4px 0 var(--hue);
  strong {
    color: var(--ink);
  }
  ${({ $isOwn }) => $isOwn && ownStyle}
  &:hover,
  &:focus-visible {
    z-index: 2;
  }
`;

const Words = styled.span<{ $lines: number }>`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 3px 6px 5px 11px;
  font-size: 13px;
  line-height: 1.22;
  overflow-wrap: anywhere;
  b {
    font-weight: var(--weight-name);
  }
  small {
    font-size: 12.5px;
  }
  strong {
    display: -webkit-box;
    flex: none;
    overflow: hidden;
    font-weight: var(--weight-label);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${({ $lines }) => $lines};
  }
  > span:last-child {
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: 4px;
    margin-top: auto;
    padding-top: 3px;
    font-size: 12.5px;
  }
  .narrow {
    display: none;
  }
  @container (max-height: 63px) {
    > span:last-child {
      display: none;
    }
  }
  @container (max-width: 104px) {
    .wide {
      display: none;
    }
    .narrow {
      display: inline;
    }
  }
`;

const LINE_PX = 16;
/** Two lines of time and group, seats, and padding. */
const OTHERS_PX = 60;

/** Whole lines of what is planned. */
const linesIn = (height: number): number => Math.max(1, Math.floor((height - OTHERS_PX) / LINE_PX));

interface PlanBlockViewProps {
  plan: Plan;
  seats: PlanSeats;
  isOwn: boolean;
  /** Label by the viewer's relation: "You're in", 'Full' … */
  state: string | undefined;
  /** With its height in px. */
  style: CSSProperties & { height: number };
  onOpen: () => void;
}

/** A plan in the grid: time, group, title, and seats. */
export function PlanBlockView({ plan, seats, isOwn, state, style, onOpen }: PlanBlockViewProps) {
  return (
    <Block $isOwn={isOwn} type="button" style={style} title={planName(plan)} onClick={onOpen}>
      <Words $lines={linesIn(style.height)}>
        <span>
          <b>
            {hourText(plan.launch)}
            <span className="wide">–{hourText(plan.land)}</span>
          </b>{' '}
          <small>{plan.usergroup}</small>
        </span>
        <strong>{plan.description || plan.name}</strong>
        <VisuallyHidden>
          {plan.name}. {crewText(plan)}. {state}
        </VisuallyHidden>
        <span aria-hidden="true">
          <span className="wide">
            <SeatDots seats={seats} />
          </span>
          <span className="narrow">{seatsText(seats)}</span>
          {plan.weeklytill === null ? null : (
            <span className="wide">
              <Icon name="refresh" size={14} />
            </span>
          )}
        </span>
      </Words>
    </Block>
  );
}
