import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { SEATS_PARAM, seatsText } from './crewPlace.ts';
import { emptySeats, readSeats, writeSeats } from './seatDraft.ts';
import type { SeatDraft } from './seatDraft.ts';

/**
 * The crew's seats in this boat. The address mirrors it, so that it survives a reload and 'Back'. It is read from the
 * address once, because navigation renders too late for a drag.
 */
export function useSeatDraft(
  { grouppayload }: Pick<Boat, 'grouppayload'>,
  steererId: string,
): [seats: SeatDraft, setSeats: (seats: SeatDraft) => void, clear: () => void] {
  const place = useParams();
  const [params, setParams] = useSearchParams();
  const [seats, setSeats] = useState(() => readSeats(seatsText(params, place), grouppayload, steererId));
  const change = (next: SeatDraft) => {
    setSeats(next);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(SEATS_PARAM, writeSeats(next));
        return after;
      },
      { replace: true },
    );
  };
  return [seats, change, () => change(emptySeats(grouppayload))];
}
