import { useState, type ReactElement } from 'react';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import type { LaunchTarget } from './useSignedLaunch.ts';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { TripPart } from './tripPart.tsx';

interface TripOfLaunch {
  /** The expected return, above the credentials. */
  time: ReactElement | null;
  /** Destination and lights, below the credentials, so that those stay visible. */
  rest: ReactElement | null;
  terms: Pick<LaunchTarget, 'trip'>;
}

/** The trip of a launch (rule safety.chips): the fields to show, and the values to send; none without a tap. */
export function useTrip(): TripOfLaunch {
  const isWatching = useHasFeature('overdue');
  const [trip, setTrip] = useState<Trip>({});
  const part = (name: 'time' | 'rest') =>
    isWatching ? <TripPart.View value={trip} onChange={setTrip} part={name} /> : null;
  return {
    time: part('time'),
    rest: part('rest'),
    terms: isWatching && Object.keys(trip).length > 0 ? { trip } : {},
  };
}
