import type { SeatClearances } from '@fleetwatch/contract/sorties/wire';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import type { CrewMember } from './crewPeople.ts';
import { SeatContent } from './SeatContent.tsx';
import type { SeatActions } from './SeatContent.tsx';
import { Grip, Seat, SeatBox } from './seatStyle.ts';
import { SEAT } from './texts.ts';

export interface SeatsProps {
  /** The members in seats 1 upward; null for an empty seat. */
  rowers: readonly (CrewMember | null)[];
  actions: SeatActions;
  /** The required clearances that they have and lack, by member id (rule clearance.seats). */
  clearances: ReadonlyMap<string, SeatClearances>;
}

/** The seat's number, as the list item's marker. */
export function SeatNumber({ seat }: { seat: number }) {
  return (
    <span>
      <VisuallyHidden>{SEAT} </VisuallyHidden>
      {seat}
    </span>
  );
}

/** Keyed by the member in the seat, so that the focus follows a moved member. */
export function seatKeys(rowers: SeatsProps['rowers']): string[] {
  return rowers.map((rower, at) => rower?._id ?? `empty-${at}`);
}

/** The seats without dragging, for the time before its code has loaded and after a failed load. The buttons do the same. */
export function PlainSeats({ rowers, actions, clearances }: SeatsProps) {
  const keys = seatKeys(rowers);
  return rowers.map((member, at) => (
    <Seat key={keys[at]}>
      <SeatNumber seat={at + 1} />
      <SeatBox data-empty={member ? undefined : ''}>
        <Grip as="span" aria-hidden="true">
          <Icon name="grip" />
        </Grip>
        <SeatContent
          member={member}
          at={at}
          lastAt={rowers.length - 1}
          actions={actions}
          clearances={clearances.get(member?._id ?? '')}
        />
      </SeatBox>
    </Seat>
  ));
}
