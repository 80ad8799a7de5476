import type { MeasuredInput, Unit } from '@fleetwatch/contract/conditions/units';
import type { ClubPlace } from '@fleetwatch/contract/clubs/place';
import Joi from 'joi';

/** A request to a service: the path below its origin, and how to read the answer. */
export interface SourceRequest {
  /** Path with its query. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Whether to send no ETag, because an unchanged answer is a new reading too. */
  isAlwaysReread?: true;
  /** Reads an answer; throws `UnreadableAnswer` for an unexpected format. */
  read(answer: unknown): FoundReading[];
}

/** A reading from a service. */
export interface FoundReading {
  input: MeasuredInput;
  value: number;
  unit: Unit;
  /** ms since 1970 */
  at: number;
  /** Direction that the wind comes from, in degrees. */
  direction?: number | undefined;
}

export interface SourceQuery {
  station: string;
  inputs: readonly MeasuredInput[];
  /** The club's place; never null for a service that needs it. */
  place: ClubPlace | null;
  nowMs: number;
}

/** A weather or water service (rule condition.sources). */
export interface Adapter {
  /** Origin of the service, which no club setting changes. */
  origin: string;
  everyMs: number;
  requests(asked: SourceQuery): SourceRequest[];
}

/** Thrown for an answer in an undocumented format. */
export class UnreadableAnswer extends Error {}

/** Returns the answer if it matches the schema; other content is ignored. */
export function parseAnswer<Value>(schema: Joi.ObjectSchema<Value>, answer: unknown): Value {
  const { error, value } = schema.validate(answer, { convert: false, allowUnknown: true });
  if (error) throw new UnreadableAnswer(error.message.slice(0, 200));
  return value;
}

const GAPS = [-999, -9_999, -99_999, -999_999];

/**
 * Parses a number, which some services write as text; null for a gap, which some write as an impossible
 * number.
 */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && !GAPS.includes(number) ? number : null;
}

/** A number, a text or nothing. */
export const valueSchema = Joi.alternatives(Joi.number(), Joi.string().allow('')).allow(null);
export const instantSchema = Joi.string().isoDate();

export const MINUTE_MS = 60_000;
export const QUARTER_MS = 15 * MINUTE_MS;

/** Returns the latest item that is not in the future. */
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
