import { counted } from '@fleetwatch/contract/texts/counted';

export const withGuests = (names: string): string => `With ${names}`;
export const lineNo = (line: number): string => `Line ${line}`;
export const nameOnLine = (name: string, line: number): string => `${name} (line ${line})`;
export const riggingIncomplete = (boat: string): string => `${boat}: the rigging variants are incomplete.`;
export const alsoRigged = (variants: string): string => `Also rigged ${variants}`;
export const damageNote = (text: string): string => `Damage: ${text}`;
export const RESERVATIONS = 'Reservations';
export const reportedBy = (name: string): string => `Reported by ${name}`;
export const repairedBy = (name: string): string => `Repaired by ${name}`;
export const costsNote = (costs: string): string => `Costs: ${costs}`;
export const REPAIRED = 'Repaired';
export const INSURANCE_CLAIM = 'Insurance claim';
export const UNKNOWN_BOAT = 'Unknown boat';
/** @param header of an additional column of notes, '' for none */
export const withHeader = (header: string, text: string): string =>
  header === '' ? text : `${header}: ${text}`;
export const sheetNo = (number: number): string => `Sheet ${number}`;

/** Names of an efa file's records, singular and plural, by the file's type. */
const RECORDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  boatdamages: ['damage report', 'damage reports'],
  clubwork: ['club work entry', 'club work entries'],
  crews: ['named crew', 'named crews'],
  destinations: ['destination', 'destinations'],
  fahrtenabzeichen: ['badge record', 'badge records'],
  groups: ['group of people', 'groups of people'],
  messages: ['message', 'messages'],
  project: ['project setting', 'project settings'],
  sessiongroups: ['group of sorties', 'groups of sorties'],
  statistics: ['saved statistic', 'saved statistics'],
  waters: ['body of water', 'bodies of water'],
};
/** `recordsText('crews', 2) === '2 named crews'`, `recordsText('abc', 1) === '1 record of type abc'` */
export const recordsText = (type: string, count: number): string => {
  const [one, many] = RECORDS[type] ?? [`record of type ${type}`, `records of type ${type}`];
  return counted(count, one, many);
};

/** Kinds of outings in efa, as the notes name them; '' for the usual one. */
const SESSION_TYPES: Readonly<Record<string, string>> = {
  NORMAL: '',
  TRAINING: 'Training',
  REGATTA: 'Regatta',
  JUMREGATTA: 'Junior regatta',
  TRAININGCAMP: 'Training camp',
  INSTRUCTION: 'Instruction',
  LATEENTRY: 'Late entry',
  MOTORBOAT: 'Motorboat',
  ERG: 'Ergometer',
  TOUR: 'Tour',
  MULTIDAY: 'Tour',
  MEHRTAGESFAHRT: 'Tour',
  CLUBTRIP: 'Club trip',
  GROUPTRIP: 'Group trip',
};
/** Returns the kind of an outing for its notes; a club's own kinds are kept as written. */
export const sessionTypeText = (type: string): string => SESSION_TYPES[type] ?? type;
/** Place of a problem that is not about one outing. */
export const PEOPLE_PLACE = 'People';
export const BOATS_PLACE = 'Boats';
export const OUTINGS_PLACE = 'Sorties';
export const renamedTo = (before: string, after: string): string => `${before} → ${after}`;
