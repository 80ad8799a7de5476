import styled from 'styled-components';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { MINUTES_MAX, MINUTES_MIN } from '@fleetwatch/contract/safety/settings';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { TripFields } from '@fleetwatch/kit/parts/TripFields';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import { CHANGE_RETURN, backAt } from './texts.ts';

const MINUTE_MS = 60_000;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
`;

interface PlanTripProps {
  plan: Plan;
  /** Ids of those aboard, the launcher first; empty if several boats leave. */
  aboard: readonly string[];
  /** Null while the plan's end is the expected return. */
  value: Trip | null;
  onChange: (trip: Trip) => void;
}

/** Expected return of the boats: the plan's end, unless it is changed here (rules plan.launch, safety.chips). */
export function PlanTrip({ plan, aboard, value, onChange }: PlanTripProps) {
  const { data: club } = useClubQuery();
  const nowMs = useNow(MINUTE_MS) + (club?.clockSkewMs ?? 0);
  if (!club) return null;
  const leftMs = instantOf(plan.land, club.timezone) - nowMs;
  const back = Math.min(MINUTES_MAX, Math.max(MINUTES_MIN, Math.ceil(leftMs / MINUTE_MS)));
  if (value) {
    return (
      <TripFields
        value={value}
        aboard={aboard}
        onChange={(trip) => onChange({ ...trip, back: trip.back ?? back })}
      />
    );
  }
  // For a plan that has ended, the club's usual duration applies.
  if (leftMs <= 0) return null;
  return (
    <Row>
      <p>{backAt(shortTime(plan.land))}</p>
      <Button onClick={() => onChange({ back })}>{CHANGE_RETURN}</Button>
    </Row>
  );
}
