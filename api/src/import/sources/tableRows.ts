import { createHash } from 'node:crypto';
import type { ListField } from '@fleetwatch/contract/import/listFields';
import type { SourceBoat, SourceOuting, SourcePerson } from '@fleetwatch/contract/import/model';
import { dayIn, timeAfterDay, timeIn } from '../../platform/files/cellTimes.ts';
import { otherKind } from './efaRecords.ts';
import { splitNames, firstNameFirst } from './splitNames.ts';

const ID_LENGTH = 16;

/** Cells of a row by field. */
export type Row = (column: ListField) => string;

/**
 * Stable row ids, which stay the same when the list is exported again: derived from the content, and the
 * index among equal rows.
 */
export class RowIds {
  readonly #seen = new Map<string, number>();

  of(parts: readonly string[]): string {
    const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, ID_LENGTH);
    const count = (this.#seen.get(digest) ?? 0) + 1;
    this.#seen.set(digest, count);
    return count === 1 ? digest : `${digest}-${count}`;
  }
}

/** Builds a name. First and last name may each have a column, and the last name's may be called `Name`. */
export function nameOf(row: Row): string {
  const [name, first, last] = [row('name'), row('first'), row('last')];
  if (last === '' && ` ${name} `.includes(` ${first} `)) return firstNameFirst(name);
  const whole = first !== '' && last !== '' ? [first, last] : [first, name || last];
  return first === '' && last !== '' ? [name, last].join(' ').trim() : firstNameFirst(whole.join(' '));
}

export function outingOf(
  row: Row,
  seats: ReadonlyMap<number, string>,
  ids: RowIds,
  line: number,
): SourceOuting {
  const launcher = row('launcher') || nameOf(row);
  const inSeats = [...seats].map(([at, name]) => ({ at, name: firstNameFirst(name) }));
  const all = [
    ...[...splitNames(launcher), ...splitNames(row('crew'))].map((name) => ({ at: -1, name })),
    ...inSeats,
    ...splitNames(row('cox')).map((name) => ({ at: 0, name })),
  ].filter(({ name }) => name !== '');
  const names = [...new Set(all.map(({ name }) => name))];
  const captain = all.find(({ at }) => row('captain') !== '' && at === Number(row('captain')));
  const said = (['day', 'boat', 'start', 'end', 'launcher', 'crew', 'cox', 'distance'] as const).map(row);
  const more = [...inSeats.map(({ name }) => name), row('launcher') === '' ? launcher : ''];
  return {
    logbook: 'list',
    id:
      row('id') === ''
        ? ids.of([...said, ...more.filter((part) => part !== '')])
        : ids.of([row('id'), row('day')]),
    line,
    day: dayIn(row('day')),
    start: timeIn(row('start')) || timeAfterDay(row('day')),
    endDay: dayIn(row('endDay')),
    end: timeIn(row('end')),
    boat: row('boat') === '' ? null : `name ${row('boat')}`,
    seats: names.map((name) => ({ person: null, name })),
    chief: captain ? names.indexOf(captain.name) : null,
    distance: row('distance'),
    other: otherKind(row('session')),
    isOpen: row('open').toLowerCase() === 'true',
    notes: [row('place'), row('notes')].filter((part) => part !== '').join('. '),
  };
}

export function personOf(row: Row, ids: RowIds): SourcePerson {
  const name = nameOf(row);
  const id =
    row('email') === '' ? ids.of([row('id'), name, row('born')]) : ids.of([row('email').toLowerCase(), name]);
  return {
    id,
    name,
    email: row('email'),
    born: dayIn(row('born')),
    status: row('status'),
    isCleared: false,
  };
}

export function boatOf(row: Row, ids: RowIds): SourceBoat {
  const name = row('name');
  return {
    id: ids.of([row('id'), name]),
    name,
    seats: row('seats') || row('shape'),
    rigging: row('rigging'),
    coxing: row('coxing'),
    note: row('notes'),
    isGone: false,
    isOnlyNamed: false,
  };
}

/** Returns the boats named in a list of outings, which contains nothing else about them. */
export function boatsNamed(
  outings: readonly SourceOuting[],
  classes: ReadonlyMap<string, string>,
): SourceBoat[] {
  const ids = new Set(outings.flatMap(({ boat }) => (boat === null ? [] : [boat])));
  return [...ids].map((id) => ({
    id,
    name: id.slice('name '.length),
    seats: classes.get(id) ?? '',
    rigging: '',
    coxing: '',
    isGone: true,
    isOnlyNamed: true,
    note: '',
  }));
}
