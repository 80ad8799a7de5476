import styled from 'styled-components';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Plan } from '@fleetwatch/contract/plans/wire';

/** Most seats drawn; more are written as a number. */
const DOTS_MAX = 12;

export interface PlanSeats {
  taken: number;
  /** Null without a limit and without known boats. */
  total: number | null;
}

/** Returns the places of a plan: its limit, else the seats of its boats; never fewer than have joined. */
export function seatsOf({ crew, limit, fleet }: Plan, boats: readonly Boat[]): PlanSeats {
  const taken = crew.length;
  if (limit !== null) return { taken, total: limit };
  const payloads = fleet.map(({ _id }) => boats.find((boat) => boat._id === _id)?.grouppayload ?? 0);
  const seats = payloads.reduce((sum, each) => sum + each, 0);
  return { taken, total: seats === 0 || payloads.includes(0) ? null : Math.max(seats, taken) };
}

/** Returns '8 of 9'; '3 in' if the places are not known. */
export const seatsText = ({ taken, total }: PlanSeats): string =>
  total === null ? `${taken} in` : `${taken} of ${total}`;

const Dots = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  > i {
    width: 8px;
    height: 8px;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }
  > i[data-taken] {
    background: currentColor;
  }
`;

/** Seats as dots, filled when taken. Decoration: `crewText` repeats it. */
export function SeatDots({ seats }: { seats: PlanSeats }) {
  const total = Math.max(seats.total ?? 0, seats.taken);
  if (total > DOTS_MAX) return <span aria-hidden="true">{seatsText(seats)}</span>;
  return (
    <Dots aria-hidden="true">
      {Array.from({ length: total }, (_, at) => (
        <i key={at} data-taken={at < seats.taken || undefined} />
      ))}
    </Dots>
  );
}
