import type { MeasuredInput, Unit } from '@fleetwatch/contract/conditions/units';
import type { ClubPlace } from '@fleetwatch/contract/clubs/place';
import Joi from 'joi';

/** A request to a service: a path below its address, and how to read the answer. */
export interface SourceRequest {
  /** With its query. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Whether to request without an ETag, because an unchanged answer is a new reading, too. */
  isReadAnew?: true;
  /** Throws `UnreadableAnswer` for an answer of another form. */
  read(answer: unknown): FoundReading[];
}

/** A reading from a service. */
export interface FoundReading {
  input: MeasuredInput;
  value: number;
  unit: Unit;
  /** ms since 1970 */
  at: number;
  /** Where a wind comes from, in degrees. */
  direction?: number | undefined;
}

export interface SourceQuery {
  station: string;
  inputs: readonly MeasuredInput[];
  /** The club's place; never null for a service that needs it. */
  place: ClubPlace | null;
  nowMs: number;
}

/** A service of weather or water (rule condition.sources). */
export interface Adapter {
  /** Its address, which no club setting changes. */
  origin: string;
  everyMs: number;
  requests(asked: SourceQuery): SourceRequest[];
}

/** An answer of another form than the service documents. */
export class UnreadableAnswer extends Error {}

/** The answer, if it has the form that is read; what else it contains does not matter. */
export function parseAnswer<Value>(schema: Joi.ObjectSchema<Value>, answer: unknown): Value {
  const { error, value } = schema.validate(answer, { convert: false, allowUnknown: true });
  if (error) throw new UnreadableAnswer(error.message.slice(0, 200));
  return value;
}

const GAPS = [-999, -9_999, -99_999, -999_999];

/** A number, which some services write as a text; null for a gap, which some write as a number that cannot be. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && !GAPS.includes(number) ? number : null;
}

/** A number, a text or nothing. */
export const valueSchema = Joi.alternatives(Joi.number(), Joi.string().allow('')).allow(null);
export const instantSchema = Joi.string().isoDate();

export const MINUTE_MS = 60_000;
export const QUARTER_MS = 15 * MINUTE_MS;

/** The latest of what has an instant and is not of the future. */
export const latestOf = <One extends { at: number }>(all: readonly One[], nowMs: number): One | undefined =>
  all
    .filter(({ at }) => at <= nowMs + MINUTE_MS)
    .reduce<One | undefined>((latest, one) => (!latest || one.at > latest.at ? one : latest), undefined);

export const placeQuery = (place: ClubPlace | null, latitude: string, longitude: string): string => {
  if (!place) throw new UnreadableAnswer('The club has no place.');
  return new URLSearchParams({
    [latitude]: String(place.latitude),
    [longitude]: String(place.longitude),
  }).toString();
};
