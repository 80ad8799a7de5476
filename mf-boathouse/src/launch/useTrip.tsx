import { useState, type ReactElement } from 'react';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import type { LaunchTarget } from './useSignedLaunch.ts';
import { TripPart, useIsWatching } from './tripPart.tsx';

/** What a launch says of its outing (rule safety.chips): what to show, and what to send; nothing without a tap. */
export function useTrip(): { fields: ReactElement | null; terms: Pick<LaunchTarget, 'trip'> } {
  const isWatching = useIsWatching();
  const [trip, setTrip] = useState<Trip>({});
  return {
    fields: isWatching ? <TripPart.View value={trip} onChange={setTrip} isBrief /> : null,
    terms: isWatching && Object.keys(trip).length > 0 ? { trip } : {},
  };
}
