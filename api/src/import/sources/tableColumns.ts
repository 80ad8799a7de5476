import { unitOfWord } from '@fleetwatch/contract/import/distance';
import { columnsNamed, keyOf } from '@fleetwatch/contract/tables/columns';
import type { LengthUnit, ListKind } from '@fleetwatch/contract/import/kinds';
import { LIST_FIELDS, type ListField } from '@fleetwatch/contract/import/listFields';
import { isListField } from '@fleetwatch/contract/import/lists';
import type { ListAnswer } from '@fleetwatch/contract/import/wire';
import { isReservations, reservationColumns } from './reservationColumns.ts';

/** Possible names of a list's columns, without spaces, in the languages of rule moving.lists. */
const WORDS = {
  id: 'id no nr number entry entryid lfd lfdnr nummer',
  day: 'date day datum tag fahrttag fahrtdatum dato dag data giorno fecha día dia',
  endDay: 'enddate enddatum datefin einddatum slutdato sluttdato slutdatum datafine fechafin',
  start:
    'start starttime launch launched out abfahrt vertrek départ afgang timeout outtime launchtime starttijd starttid ' +
    'startzeit beginn heurededépart avgang avgång ut partenza uscita orapartenza oradipartenza salida horasalida horadesalida',
  end:
    'end endtime land landed in ankunft rückkehr aankomst arrivée ankomst timein intime landtime eindtijd endzeit ende heuredarrivée ' +
    'slut slutt sluttid inn arrivo rientro oraarrivo oradiarrivo llegada horallegada horadellegada',
  boat:
    'boat boatname shell bus boot bootsname bootnaam bateau båd bådnavn båt båtnavn båtnamn barca imbarcazione nomebarca bote ' +
    'barco embarcación embarcacion',
  crew:
    'crew rowers members mannschaft ploeg équipage hold mannskap roere besättning equipaggio vogatori tripulación tripulacion ' +
    'remeros',
  cox: 'cox steuermann stm steuerperson stuur barreur styrmand coxname styrmann styrman timoniere timonel',
  launcher: 'rower launcher user member ruderer roeier rameur roer roddare vogatore remero',
  distance:
    'distance length entfernung strecke distanz afstand længde km kilometer kilometers miles mi meters distanse lengde ' +
    'distans sträcka avstånd distanza percorso distancia recorrido kilomètres chilometri kilómetros kilometros metres yards',
  notes:
    'notes comment comments description bemerkungen remarks opmerkingen remarques commentaires bemærkninger ' +
    'kommentar merknad merknader anmärkning anmärkningar note osservazioni notas observaciones',
  place: 'destination destinationname ziel bestemming mål meta destino destinazione',
  captain: 'boatcaptain obmann',
  session: 'sessiontype',
  open: 'open sessionisopen',
  name: 'name fullname naam nom navn fulltnavn namn nome nombre',
  first: 'firstname vorname givenname forename voornaam prénom fornavn förnamn',
  last: 'lastname nachname surname familyname achternaam nomdefamille efternavn etternavn efternamn cognome apellido apellidos',
  email:
    'email e-mail mail emailaddress mailadresse courriel epost e-post epostadress correo correoelectrónico postaelettronica',
  born:
    'birthday birthdate dateofbirth dob born yearofbirth geburtstag geburtsdatum jahrgang geboortedatum datedenaissance ' +
    'fødselsdag geboren geburtsjahr geboortejaar fødselsdato fødselsår født födelsedatum födelseår född datadinascita ' +
    'annodinascita fechadenacimiento añodenacimiento',
  status:
    'status group membership category gruppe groep groupe kategori grupp categoria gruppo categoría grupo',
  shape:
    'class type boattype boatclass bootstyp klasse boottype catégorie bådtype båttype båttyp klass classe tipo clase',
  seats: 'seats plätze sitze',
  rigging: 'rigging riggerung',
  coxing: 'coxing',
  weekday: 'weekday',
  state: 'bookingstatus',
} as const satisfies Record<ListField, string>;
export type Columns = Partial<Record<ListField, number>>;

const HEADERS = Object.fromEntries(
  Object.entries(WORDS).map(([column, words]) => [column, words.split(' ')]),
) as Record<ListField, string[]>;

const UNIT = /[([]\s*([a-z]+)\s*[)\]]/i;
/** macOS writes accents as separate characters. */
const withoutUnit = (cell: string): string => cell.replace(UNIT, '').normalize('NFC');

/** Finds the columns that a line names; a unit in brackets is ignored. */
export const columnsOf = (line: readonly string[]): Columns => columnsNamed(HEADERS, line.map(withoutUnit));

/** Reads the unit from the header of the distances: 'Distance (km)', 'Miles'. */
export function unitOfHeader(cell: string): LengthUnit | null {
  return unitOfWord(UNIT.exec(cell)?.[1] ?? '') ?? unitOfWord(withoutUnit(cell).trim().toLowerCase());
}

/** Column of a single seat: 'Crew1Name', 'rower1_name', 'Ruderer 1', '1. Ruderer', 'Platz 1'. */
const SEAT_WORDS =
  'crew|crewmember|rower|athlete|member|person|seat|name|mannschaft|ruderer|ruderin|platz|sitz|roeier|plaats|rameur|équipier|' +
  'place|roer|plads|plass|roddare|plats|vogatore|posto|remero|puesto';
const SEAT = new RegExp(`^(?:(?:${SEAT_WORDS})[-#]?(\\d{1,2})(?:name)?|(\\d{1,2})(?:${SEAT_WORDS}))$`);

/** Finds the columns of single seats, by seat number. */
export function seatColumnsOf(line: readonly string[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const [at, cell] of line.entries()) {
    const [, number, before = number] = SEAT.exec(keyOf(cell.normalize('NFC'))) ?? [];
    if (before !== undefined && !found.has(Number(before))) found.set(Number(before), at);
  }
  return found;
}

/** Returns the kind of list whose columns a line names; null if they are not sufficient. */
export function kindOfHeader(line: readonly string[]): ListKind | null {
  const columns = columnsOf(line);
  return isReservations(line, columns, seatColumnsOf(line).size > 0) ? 'reservations' : kindOf(columns);
}

function kindOf({
  day,
  boat,
  crew,
  launcher,
  start,
  end,
  distance,
  name,
  first,
  last,
  email,
  born,
  status,
  shape,
  seats,
}: Columns): ListKind | null {
  if (day !== undefined && boat !== undefined) return 'outings';
  const isPerson = (first !== undefined && last !== undefined) || name !== undefined;
  if (isPerson && (email ?? born ?? status) !== undefined) return 'people';
  if ([name, first, last].filter((at) => at !== undefined).length > 1) return 'people';
  // A log whose column of days has an unknown name is still a log: the day is asked about.
  const ofLog = [crew ?? launcher, start, end, distance].filter((at) => at !== undefined);
  if (boat !== undefined && ofLog.length > 1) return 'outings';
  return (name ?? boat) !== undefined && (shape ?? seats) !== undefined ? 'boats' : null;
}

/** Returns the columns of a list that its header names, from left to right; the first of several for one field. */
export function columnsByHeader(kind: ListKind, header: readonly string[]): ListAnswer['columns'] {
  const columns = columnsOf(header);
  if (kind === 'reservations')
    return reservationColumns(header, columns)
      .filter(([as]) => isListField(as, kind))
      .map(([as, at]) => ({ at, as }))
      .sort((one, other) => one.at - other.at);
  // The names of a list of boats may be under 'Boat'.
  if (kind === 'boats') columns.name ??= columns.boat;
  const fields = LIST_FIELDS[kind].flatMap((as) => {
    const at = columns[as];
    return at === undefined ? [] : [{ at, as }];
  });
  const seats = kind === 'outings' ? seatColumnsOf(header) : new Map<number, number>();
  const taken = new Set(fields.map(({ at }) => at));
  return [
    ...fields,
    ...[...seats].filter(([, at]) => !taken.has(at)).map(([seat, at]) => ({ at, as: `seat:${seat}` })),
  ].sort((one, other) => one.at - other.at);
}

/** Returns the possible fields of columns in a list of unknown kind. */
export function guessedColumns(header: readonly string[]): ListAnswer['columns'] {
  const named = Object.entries(columnsOf(header)).map(([as, at]) => ({ at, as }));
  return [...named, ...[...seatColumnsOf(header)].map(([seat, at]) => ({ at, as: `seat:${seat}` }))];
}
