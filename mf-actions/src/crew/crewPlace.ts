import type { Boat } from '@fleetwatch/contract/boats/wire';
import { joinCrewPath, UNDEFINED } from './crewMessagePath.ts';

/** The crew page's query: the seats, and the workout of the launch. */
export const SEATS_PARAM = 'seats';
const WORKOUT_TYPE = 'type';
const WORKOUT_TEXT = 'workout';

/** A workout for the crew: the id of its type, and its text. */
export interface CrewWorkout {
  typeId: string;
  text: string;
}

/** /crew/{name}/{moniker}/{payload}/{id} */
export function crewPath(
  { name, groupmoniker, grouppayload, _id }: Pick<Boat, '_id' | 'name' | 'groupmoniker' | 'grouppayload'>,
  { seats = '', workout = null }: { seats?: string; workout?: CrewWorkout | null } = {},
): string {
  const params = new URLSearchParams();
  if (seats !== '') params.set(SEATS_PARAM, seats);
  if (workout?.typeId) params.set(WORKOUT_TYPE, workout.typeId);
  if (workout?.text) params.set(WORKOUT_TEXT, workout.text);
  const query = params.size > 0 ? `?${params}` : '';
  return joinCrewPath(name, groupmoniker, grouppayload, _id) + query;
}

/** The parts of either address, as the router reads them. */
export type CrewParams = Readonly<Partial<Record<'id' | 'boat' | 'extra', string>>>;

/** Returns the boat of the address: by its id, or by its name, which a message may contain. */
export function findBoat<Item extends Pick<Boat, '_id' | 'name'>>(
  boats: readonly Item[],
  { id, boat }: CrewParams,
): Item | undefined {
  const key = id ?? boat;
  return boats.find(({ _id }) => _id === key) ?? boats.find(({ name }) => name === key);
}

/** Returns the seats of the address: as changed on the page, else as in the message. */
export function seatsText(params: URLSearchParams, { extra }: CrewParams): string | null {
  return params.get(SEATS_PARAM) ?? (extra === UNDEFINED ? null : (extra ?? null));
}

/** Returns the workout of the address; null if it has none. */
export function workoutOf(params: URLSearchParams): CrewWorkout | null {
  const [typeId, text] = [params.get(WORKOUT_TYPE) ?? '', params.get(WORKOUT_TEXT) ?? ''];
  return typeId === '' && text === '' ? null : { typeId, text };
}

/** Returns the same place without a workout. */
export function withoutWorkout(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete(WORKOUT_TYPE);
  rest.delete(WORKOUT_TEXT);
  return rest;
}
