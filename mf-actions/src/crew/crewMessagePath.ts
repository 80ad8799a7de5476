/** What an address has in the place of something that is not known, as elsewhere in the portal ('/fleetgroups/undef/undef'). */
export const UNDEFINED = 'undef';

export const joinCrewPath = (...parts: (string | number)[]): string =>
  `/crew/${parts.map((part) => encodeURIComponent(part === '' ? UNDEFINED : part)).join('/')}`;

/**
 * /crew/{boat}/{payload}/{group}/{user}/{extra}, as a crew message gives it: the boat's id, who opened it, and the seats so
 * far, if any. What is not in the message the page asks the fleet.
 */
export function crewMessagePath(boatId: string, userId: string, seats = ''): string {
  return joinCrewPath(boatId, UNDEFINED, UNDEFINED, userId, seats);
}
