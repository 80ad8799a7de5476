import { unitOfWord } from '@fleetwatch/contract/import/distance';
import { columnsNamed } from '@fleetwatch/contract/tables/columns';
import type { LengthUnit } from '@fleetwatch/contract/import/kinds';

/** What a column of a list may be. */
const HEADERS = {
  id: ['id', 'no', 'nr', 'number', 'entry', 'entryid', 'lfdnr', 'nummer'],
  day: ['date', 'day', 'datum', 'tag', 'dato'],
  endDay: ['enddate', 'enddatum'],
  start: ['start', 'starttime', 'launch', 'launched', 'out', 'abfahrt', 'vertrek', 'départ', 'afgang'],
  end: ['end', 'endtime', 'land', 'landed', 'in', 'ankunft', 'aankomst', 'arrivée', 'ankomst'],
  boat: ['boat', 'boatname', 'shell', 'bus', 'boot', 'bootsname', 'bootnaam', 'bateau', 'båd', 'bådnavn'],
  crew: ['crew', 'rowers', 'members', 'mannschaft', 'ploeg', 'équipage', 'hold'],
  cox: ['cox', 'steuermann', 'stm', 'steuerperson', 'stuur', 'barreur', 'styrmand'],
  launcher: ['rower', 'launcher', 'user', 'member', 'ruderer'],
  distance: [
    'distance',
    'length',
    'entfernung',
    'strecke',
    'distanz',
    'afstand',
    'længde',
    'km',
    'kilometer',
    'kilometers',
    'miles',
    'mi',
    'meters',
  ],
  notes: ['notes', 'comment', 'comments', 'description', 'destination', 'bemerkungen', 'ziel'],
  name: ['name', 'fullname', 'naam', 'nom', 'navn'],
  first: ['firstname', 'vorname', 'givenname', 'forename', 'voornaam', 'prénom', 'fornavn'],
  last: ['lastname', 'nachname', 'surname', 'familyname', 'achternaam', 'nomdefamille', 'efternavn'],
  email: ['email', 'e-mail', 'mail', 'emailaddress'],
  born: [
    'birthday',
    'birthdate',
    'dateofbirth',
    'dob',
    'born',
    'yearofbirth',
    'geburtstag',
    'geburtsdatum',
    'jahrgang',
    'geboortedatum',
    'datedenaissance',
    'fødselsdag',
  ],
  status: ['status', 'group', 'membership', 'category', 'gruppe', 'groep', 'groupe'],
  shape: ['class', 'type', 'boattype', 'boatclass', 'bootstyp', 'klasse', 'boottype', 'catégorie', 'bådtype'],
  seats: ['seats', 'plätze', 'sitze'],
  rigging: ['rigging', 'riggerung'],
  coxing: ['coxing'],
} as const satisfies Record<string, readonly string[]>;
export type Column = keyof typeof HEADERS;
export type Columns = Partial<Record<Column, number>>;

const UNIT = /[([]\s*([a-z]+)\s*[)\]]/i;
const withoutUnit = (cell: string): string => cell.replace(UNIT, '');

/** The columns that a line names; a unit in brackets is left out. */
export const columnsOf = (line: readonly string[]): Columns => columnsNamed(HEADERS, line.map(withoutUnit));

/** The unit that the header of the distances names: 'Distance (km)', 'Miles'. */
export function unitOfHeader(cell: string): LengthUnit | null {
  return unitOfWord(UNIT.exec(cell)?.[1] ?? '') ?? unitOfWord(withoutUnit(cell).trim().toLowerCase());
}

export type TableKind = 'outings' | 'people' | 'boats';

/** What a list with these columns is of; null where they do not say enough. */
export function kindOf({
  day,
  boat,
  name,
  first,
  last,
  email,
  born,
  status,
  shape,
  seats,
}: Columns): TableKind | null {
  if (day !== undefined && boat !== undefined) return 'outings';
  const isPerson = (first !== undefined && last !== undefined) || name !== undefined;
  if (isPerson && (email ?? born ?? status) !== undefined) return 'people';
  if (first !== undefined && last !== undefined) return 'people';
  return (name ?? boat) !== undefined && (shape ?? seats) !== undefined ? 'boats' : null;
}
