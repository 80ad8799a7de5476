import type { SeatClearances } from '@fleetwatch/contract/sorties/wire';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { onWaterText } from '../people/personRow.tsx';
import type { CrewMember } from './crewPeople.ts';
import { SeatCleared } from './SeatCleared.tsx';
import { Tools, RowerText } from './seatStyle.ts';
import { moveDown, moveUp, removeFromCrew } from './texts.ts';

/** Actions on seats, with or without dragging. */
export interface SeatActions {
  move: (from: number, to: number) => void;
  remove: (at: number) => void;
}

interface SeatContentProps {
  member: CrewMember | null;
  /** Index among the seats besides the steerer's. */
  at: number;
  lastAt: number;
  actions: SeatActions;
  clearances: SeatClearances | undefined;
}

/** The member in a seat, '-' for an empty one, with the buttons that move them up, down and out. */
export function SeatContent({ member, at, lastAt, actions, clearances }: SeatContentProps) {
  if (!member) return <RowerText>-</RowerText>;
  const onWater = onWaterText(member);
  // A disabled button would lose the focus when the member reaches the last seat.
  const moveTo = (to: number) => ({
    'aria-disabled': to < 0 || to > lastAt || undefined,
    onClick: () => {
      if (to >= 0 && to <= lastAt) actions.move(at, to);
    },
  });
  return (
    <>
      <RowerText>
        {member.name}
        {onWater === null ? null : <small>{onWater}</small>}
        <SeatCleared clearances={clearances} />
      </RowerText>
      <Tools>
        <IconButton icon="chevron" data-turn="up" label={moveUp(member.name)} {...moveTo(at - 1)} />
        <IconButton icon="chevron" data-turn="down" label={moveDown(member.name)} {...moveTo(at + 1)} />
        <IconButton icon="close" label={removeFromCrew(member.name)} onClick={() => actions.remove(at)} />
      </Tools>
    </>
  );
}
