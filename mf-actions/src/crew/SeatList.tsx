import type { Ref } from 'react';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { SeatNumber } from './PlainSeats.tsx';
import type { SeatsProps } from './PlainSeats.tsx';
import { SeatCleared } from './SeatCleared.tsx';
import { SeatsView } from './SeatsView.tsx';
import { Seat, Seats, SeatBox, Steerer, RowerText } from './seatStyle.ts';
import { SEATS, STEERS_AND_LAUNCHES } from './texts.ts';

interface SeatListProps extends SeatsProps {
  listRef: Ref<HTMLOListElement>;
}

/** The boat's seats: the steerer in seat 0, who is fixed, and the crew's in their order (rule crew.steerer). */
export function SeatList({ listRef, ...seats }: SeatListProps) {
  const { id, displayName, pic } = useAppSelector(selectProfile);
  return (
    <Seats ref={listRef} aria-label={SEATS} tabIndex={-1}>
      <Seat>
        <SeatNumber seat={0} />
        <SeatBox>
          <Steerer>
            <Avatar name={displayName} src={pic} size={40} />
          </Steerer>
          <RowerText>
            {displayName}
            <small>{STEERS_AND_LAUNCHES}</small>
            <SeatCleared clearances={seats.clearances.get(id)} />
          </RowerText>
        </SeatBox>
      </Seat>
      <SeatsView {...seats} />
    </Seats>
  );
}
