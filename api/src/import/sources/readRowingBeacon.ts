import { BOATS_MAX, PEOPLE_MAX } from '@fleetwatch/contract/import/limits';
import { tooMany } from '@fleetwatch/contract/import/texts';
import type { SourceBoat, SourceModel, SourcePerson } from '@fleetwatch/contract/import/model';
import { fileRefusal } from '../../platform/files/fileRefusal.ts';
import { firstNameFirst } from './splitNames.ts';

const ROWERS: Readonly<Record<string, string>> = {
  ONE: '1',
  TWO: '2',
  THREE: '3',
  FOUR: '4',
  SIX: '6',
  EIGHT: '8',
};
/** 'FOUR_ROWER_COXED', optionally with how it is rowed. */
const TYPE = /^([A-Z]+)_ROWERS?_(COXED|COXLESS)(?:_(SCULL|SWEEP))?$/;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listAt = (fields: Fields, name: string): Fields[] => {
  const found = fields[name];
  return Array.isArray(found) ? found.filter(isFields) : [];
};
const textAt = (fields: Fields, name: string): string => {
  const found = fields[name];
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
};

function shapeOf(type: string): Pick<SourceBoat, 'seats' | 'rigging' | 'coxing'> {
  const [, count = '', coxing = '', rigging] = TYPE.exec(type) ?? [];
  const seats = ROWERS[count] ?? '';
  if (seats === '') return { seats: type, rigging: '', coxing: '' };
  // A single is always sculled; the type of other boats may be missing.
  return { seats, rigging: rigging ?? (seats === '1' ? 'SCULL' : ''), coxing };
}

const boatOf = (boat: Fields): SourceBoat => ({
  id: textAt(boat, 'id'),
  name: textAt(boat, 'name'),
  ...shapeOf(textAt(boat, 'type')),
  isGone: false,
  isOnlyNamed: false,
  note: textAt(boat, 'note'),
});
const personOf = (rower: Fields): SourcePerson => ({
  id: textAt(rower, 'id'),
  name: firstNameFirst(textAt(rower, 'name')),
  email: '',
  born: '',
  status: textAt(rower, 'category'),
  isCleared: false,
});

/** Reads an export of RowingBeacon, a list of one entry; null for other JSON. */
export function readRowingBeacon(content: unknown): SourceModel | null {
  const [first]: unknown[] = Array.isArray(content) ? content : [content];
  if (!isFields(first) || !(Array.isArray(first.boats) || Array.isArray(first.rowers))) return null;
  const isNamed = ({ id, name }: { id: string; name: string }): boolean => id !== '' && name !== '';
  const boats = listAt(first, 'boats').map(boatOf).filter(isNamed);
  const people = listAt(first, 'rowers').map(personOf).filter(isNamed);
  if (boats.length > BOATS_MAX) throw fileRefusal(tooMany('boats', BOATS_MAX));
  if (people.length > PEOPLE_MAX) throw fileRefusal(tooMany('people', PEOPLE_MAX));
  if (boats.length + people.length === 0) return null;
  return { system: 'rowingbeacon', unit: 'km', boats, people, outings: [], warnings: [] };
}
