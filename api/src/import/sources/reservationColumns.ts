import type { ListField } from '@fleetwatch/contract/import/listFields';
import { columnsNamed } from '@fleetwatch/contract/tables/columns';

/** Column names of reservation lists that other lists do not have, or use for something else. */
const WORDS = {
  boat:
    'resource resourcename equipment asset item virtualboat ressource ressurs resurs gerät geraet materiaal matériel udstyr ' +
    'utstyr utrustning risorsa attrezzatura recurso equipo',
  name:
    'bookedby reservedby bookedfor reservedfor booker bookingname holder virtualperson personname gebuchtvon gebuchtfür ' +
    'reserviertvon reserviertfür bucher gereserveerddoor geboektdoor réservépar reserverépar reserveretaf bookettil reservertav ' +
    'bestiltav bokadav bokatav reserveradav prenotatoda riservatoda reservadopor',
  notes:
    'purpose reason occasion event title zweck grund anlass reservierungsgrund doel reden motif objet formål årsag syfte ändamål ' +
    'motivo scopo causale propósito proposito',
  day:
    'startdate fromdate datefrom bookingdate startdatum vondatum datumvon begindatum datumvan datedébut datededébut datedu ' +
    'startdato fradato datofra fråndatum datainizio fechainicio fechadesde',
  endDay:
    'todate dateto untildate bisdatum datumbis datumtot dateau tildato datotil tilldatum datafino fechahasta',
  start:
    'from begin begins startsat startdatetime starttimestamp timefrom fromtime von beginnt vonzeit van vanaf de du début heuredébut ' +
    'fra fratid från fråntid inizio dal dalle orainizio desde inicio comienzo horainicio',
  end:
    'to until till ends endsat enddatetime endtimestamp timeto totime bis endet biszeit tot au fin heurefin til tiltid till tilltid fine ' +
    'al alle orafine hasta horafin à',
  weekday:
    'weekday dayofweek wochentag weekdag jour joursemaine jourdelasemaine ugedag ukedag veckodag giornodellasettimana díasemana ' +
    'díadelasemana',
  state: 'status state bookingstatus reservationstatus zustand statut estado stato',
} as const satisfies Partial<Record<ListField, string>>;

const HEADERS = Object.fromEntries(
  Object.entries(WORDS).map(([column, words]) => [column, words.split(' ')]),
) as Record<keyof typeof WORDS, string[]>;

type Columns = Partial<Record<ListField, number>>;

/** Columns about a sortie or a person: a list that has one is not a list of reservations. */
const OF_OTHERS = ['distance', 'crew', 'cox', 'captain', 'session', 'open', 'born', 'seats'] as const;
/** Columns whose names only lists of reservations use. */
const OF_RESERVATIONS = ['boat', 'name', 'notes'] as const;

const ownColumns = (line: readonly string[]): Columns =>
  columnsNamed(
    HEADERS,
    line.map((cell) => cell.normalize('NFC')),
  );

/**
 * Finds the columns of a list of reservations. A purpose counts as notes, next to the notes.
 * @param general columns as in other lists
 */
export function reservationColumns(line: readonly string[], general: Columns): [ListField, number][] {
  const own = ownColumns(line);
  const { launcher, ...rest } = general;
  const columns: Columns = { ...(launcher !== undefined && { name: launcher }), ...rest, ...own };
  const found = Object.entries(columns) as [ListField, number][];
  return own.notes === undefined || general.notes === undefined
    ? found
    : [...found, ['notes', general.notes]];
}

/**
 * Whether a line is the header of a list of reservations: who has which boat from when until when. One with
 * a day that may also be a list of outings without distances is none.
 * @param general columns as in other lists
 */
export function isReservations(line: readonly string[], general: Columns, hasSeats: boolean): boolean {
  const own = ownColumns(line);
  const { boat, start, end, name, last, email } = Object.fromEntries(reservationColumns(line, general));
  const isComplete = [boat, start, end, name ?? last ?? email].every((at) => at !== undefined);
  if (!isComplete || hasSeats || OF_OTHERS.some((column) => general[column] !== undefined)) return false;
  return OF_RESERVATIONS.some((column) => own[column] !== undefined) || general.day === undefined;
}
