import { BOATS_MAX } from '@fleetwatch/contract/import/limits';
import { tooMany } from '@fleetwatch/contract/import/texts';
import type { SourceBoat, SourceModel } from '@fleetwatch/contract/import/model';
import { fileRefusal } from '../../platform/files/fileRefusal.ts';

/** Class before the name: '4X - Hunter (90kg)'. */
const CLASS = /^\s*(\d(?:x|\+|-)?|[1248]X\+?)\s+-\s+/i;
const WEIGHT = /\s*\(?\b(\d{2,3})\s*kg\b\)?/i;

/** Translates a class to efa's terms, so that one question covers both. */
function tripleOf(written: string): Pick<SourceBoat, 'seats' | 'rigging' | 'coxing'> {
  const [seats = ''] = written;
  const isSculled = /x/i.test(written) || written === '1';
  if (seats === '') return { seats: '', rigging: '', coxing: '' };
  return {
    seats,
    rigging: isSculled ? 'SCULL' : 'SWEEP',
    coxing: written.endsWith('+') ? 'COXED' : 'COXLESS',
  };
}

/** Maximum length of a name: longer ones are cut, and not searched for a weight. */
const CHARACTERS_MAX = 200;

const stringAt = (value: object, field: string): string => {
  const found: unknown = (value as Record<string, unknown>)[field];
  return typeof found === 'string' ? found.trim().slice(0, CHARACTERS_MAX) : '';
};

function boatOf(id: string, boat: object): SourceBoat {
  const written = stringAt(boat, 'name');
  const [prefix = '', shape = ''] = CLASS.exec(written) ?? [];
  const named = written.slice(prefix.length).replace(WEIGHT, '').trim();
  const weight = WEIGHT.exec(written)?.[1] ?? '';
  const triple = tripleOf(shape);
  return {
    id,
    name: named || written,
    isGone: false,
    isOnlyNamed: false,
    note: weight === '' ? '' : `${weight} kg`,
    ...(stringAt(boat, 'type') === '' && shape === ''
      ? { seats: 'Launch', rigging: '', coxing: '' }
      : triple),
  };
}

/**
 * Reads BoatShedManager's boats.json: a boat's name contains class and weight, and one without a type is a
 * launch. Null for other JSON.
 */
export function readBoatShed(content: unknown): SourceModel | null {
  const boats: unknown =
    typeof content === 'object' && content !== null && 'boats' in content && content.boats;
  if (typeof boats !== 'object' || boats === null || Array.isArray(boats)) return null;
  const entries = Object.entries(boats).filter(
    (entry): entry is [string, object] => typeof entry[1] === 'object' && entry[1] !== null,
  );
  if (entries.length > BOATS_MAX) throw fileRefusal(tooMany('boats', BOATS_MAX));
  return {
    system: 'boatshed',
    unit: 'km',
    people: [],
    outings: [],
    warnings: [],
    boats: entries.map(([id, boat]) => boatOf(id, boat)).filter(({ name }) => name !== ''),
  };
}
