/** Placeholder of an unknown value in an address, as elsewhere in the portal ('/fleetgroups/undef/undef'). */
export const UNDEFINED = 'undef';

export const joinCrewPath = (...parts: (string | number)[]): string =>
  `/crew/${parts.map((part) => encodeURIComponent(part === '' ? UNDEFINED : part)).join('/')}`;

/**
 * Returns /crew/{boat}/{payload}/{group}/{user}/{extra}, as in a crew message: the boat's id, its sender, and the seats so far,
 * if any. The page looks up missing values in the fleet.
 */
export function crewMessagePath(boatId: string, userId: string, seats = ''): string {
  return joinCrewPath(boatId, UNDEFINED, UNDEFINED, userId, seats);
}
