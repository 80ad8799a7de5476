import { csvText, plainCsv } from '@fleetwatch/contract/activity/csvCells';
import { csvParseRows } from 'd3-dsv';
import { pseudonymOf } from './pseudonyms.ts';

/** The member who uses the device: their own name and picture are not masked. */
export interface Viewer {
  id: string;
  displayName: string;
}

type Fields = Record<string, unknown>;

/** Columns of CSV files that hold members' names (a crew separated by '; '), and those that hold boats. */
const NAME_COLUMNS = new Set(['Name', 'Launcher', 'Author', 'Crew', 'Who', 'Guest', 'Host']);
const BOAT_COLUMNS = new Set(['Boat', 'Boats']);

/** Columns of the audit's file that may hold names among other things. */
const AUDIT_COLUMNS = new Set(['Subject', 'Before', 'After']);

/** Fields of an audit entry's changes that hold members' names. */
const AUDITED_NAMES = new Set(['agent', 'author', 'creditedBy', 'crew', 'invited', 'organiser']);

/** A private boat carries its owner's name: "Kim Harper's 1x". */
const PRIVATE_BOAT = /^(.+)('s (?:1x|2-4-8))$/;

/** What the rules of a launch say of members. */
const AFLOAT = /^(.+) is on the water in (.+)\.$/;
const RESERVED_BY = /^(Reserved [\d:–]+) by (.+)$/;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls whose rows are members, or members' names. */
const MEMBER_ROWS = /^(users|active-agents)-/;
const NAME_ROWS = /^(usernames|emails)-results/;

class Mask {
  readonly viewer: Viewer;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  name = (name: string): string =>
    name === '' || name === this.viewer.displayName ? name : pseudonymOf(name);

  /** One boat, or several separated by ', ' or '; '. */
  boats = (boats: string): string =>
    boats
      .split(/(, |; )/)
      .map((boat) =>
        boat.replace(PRIVATE_BOAT, (_all, owner: string, kind: string) => this.name(owner) + kind),
      )
      .join('');

  private masked(row: Fields, id: unknown, nameField: string): Fields {
    const name = row[nameField];
    if (id === this.viewer.id || typeof name !== 'string') return row;
    return {
      ...row,
      [nameField]: this.name(name),
      ...('pic' in row && { pic: null }),
      ...('aboutme' in row && { aboutme: '' }),
      ...('aboutmeurl' in row && { aboutmeurl: '' }),
    };
  }

  /** Masks a row by the member fields it has; a row without any is unchanged. */
  private row(row: Fields, isMember: boolean): Fields {
    if ('verb' in row) return this.auditEntry(row);
    if ('ruleId' in row) return { ...row, text: this.ruleText(String(row['text'])) };
    const shown = 'printed' in row ? this.sheet(row) : this.watched(row);
    for (const field of ['bus', 'busname', 'last'])
      if (typeof shown[field] === 'string') shown[field] = this.boats(shown[field]);
    if (typeof shown['lastby'] === 'string') shown['lastby'] = this.name(shown['lastby']);
    if (Array.isArray(shown['logedits']))
      shown['logedits'] = shown['logedits'].map((edit: unknown) =>
        isFields(edit) ? { ...edit, name: this.name(String(edit['name'])) } : edit,
      );
    // Sorties and tweets.
    if ('user_id' in shown && 'user' in shown) return this.masked(shown, shown['user_id'], 'user');
    // Plans: `by` is the author's id, `crew` the names.
    if ('crewids' in shown && Array.isArray(shown['crew']))
      return {
        ...this.masked(shown, shown['by'], 'name'),
        crew: shown['crew'].map((name: unknown) => this.name(String(name))),
      };
    // Reservations hold only the name of the plan's author.
    if ('plan' in shown && typeof shown['name'] === 'string')
      return { ...shown, name: this.name(shown['name']) };
    // Offices and days of duty.
    if (Array.isArray(shown['members']))
      return {
        ...shown,
        members: shown['members'].map((member: unknown) =>
          isFields(member) ? this.masked(member, member['_id'], 'name') : member,
        ),
      };
    if (isFields(shown['host'])) return this.guest(shown, shown['host']);
    if ('organiser' in shown) return this.tour(shown);
    // Workouts.
    if ('agent' in shown && 'name' in shown) return this.masked(shown, shown['agent'], 'name');
    return isMember ? this.masked(shown, shown['user_id'] ?? shown['_id'], 'name') : shown;
  }

  /** A guest and who brought them; what is asked about them names them too. */
  private guest(guest: Fields, host: Fields): Fields {
    const { asks } = guest;
    const name = String(guest['name']);
    const masked = this.name(name);
    return {
      ...guest,
      name: masked,
      host: this.masked(host, host['_id'], 'name'),
      ...(Array.isArray(asks) && {
        asks: asks.map((ask: unknown) =>
          isFields(ask) ? { ...ask, text: String(ask['text']).replace(name, masked) } : ask,
        ),
      }),
    };
  }

  /** Outings with the guests aboard. */
  private aboard = (outing: unknown): unknown =>
    isFields(outing) && Array.isArray(outing['guests'])
      ? {
          ...outing,
          guests: outing['guests'].map((guest: unknown) =>
            isFields(guest) ? { ...guest, name: this.name(String(guest['name'])) } : guest,
          ),
        }
      : outing;

  private person = (one: unknown): unknown => (isFields(one) ? this.masked(one, one['_id'], 'name') : one);

  /** A tour: its organiser, and the crews of its boats. */
  private tour(tour: Fields): Fields {
    const { organiser, boats } = tour;
    return {
      ...tour,
      organiser: this.person(organiser),
      boats: Array.isArray(boats)
        ? boats.map((boat: unknown) =>
            isFields(boat) && Array.isArray(boat['crew'])
              ? { ...boat, crew: boat['crew'].map(this.person) }
              : boat,
          )
        : boats,
    };
  }

  /** Who did something: the name in `by`. */
  private mark = (mark: unknown): unknown =>
    isFields(mark) && typeof mark['by'] === 'string' ? { ...mark, by: this.name(mark['by']) } : mark;

  private marks = (marks: unknown): unknown => (Array.isArray(marks) ? marks.map(this.mark) : marks);

  /** Boats that are out, and alerts: who said or did what. Alerts name their launcher without an id. */
  private watched(row: Fields): Fields {
    const isAlert = 'sortie' in row && 'lines' in row;
    return {
      ...row,
      ...('ashore' in row && { ashore: this.mark(row['ashore']) }),
      ...('help' in row && { help: this.mark(row['help']) }),
      ...('looks' in row && { looks: this.marks(row['looks']) }),
      ...('acknowledged' in row && { acknowledged: this.mark(row['acknowledged']) }),
      ...(isFields(row['alert']) && { alert: this.watched(row['alert']) }),
      ...(isAlert && { steps: this.marks(row['steps']), lines: this.marks(row['lines']) }),
      ...(isAlert && typeof row['user'] === 'string' && { user: this.name(row['user']) }),
    };
  }

  /** A rescue sheet: names, and nobody's contacts, because a projected sheet is read by everybody. */
  private sheet(sheet: Fields): Fields {
    const { boat, crew, phone, officer } = sheet;
    const person = (one: unknown): unknown =>
      isFields(one) ? { ...one, name: this.name(String(one['name'])), contacts: null } : one;
    return {
      ...sheet,
      boat: isFields(boat) ? { ...boat, bus: this.boats(String(boat['bus'])) } : boat,
      crew: Array.isArray(crew) ? crew.map(person) : crew,
      phone: typeof phone === 'string' ? this.name(phone) : phone,
      ...(isFields(officer) && { officer: { name: this.name(String(officer['name'])), phone: '' } }),
      lastReport: this.mark(sheet['lastReport']),
      ticks: this.marks(sheet['ticks']),
      lines: this.marks(sheet['lines']),
      printed: this.mark(sheet['printed']),
    };
  }

  /** 'Zoë Brook is on the water in Osprey.', 'Reserved 17:00–18:30 by Kim Harper' */
  private ruleText(text: string): string {
    return text
      .replace(
        AFLOAT,
        (_all, name: string, boats: string) => `${this.name(name)} is on the water in ${this.boats(boats)}.`,
      )
      .replace(RESERVED_BY, (_all, when: string, name: string) => `${when} by ${this.name(name)}`);
  }

  private changes(fields: unknown): unknown {
    if (!isFields(fields)) return fields;
    const named = (value: unknown) => (typeof value === 'string' ? this.name(value) : value);
    return Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [
        field,
        !AUDITED_NAMES.has(field) ? value : Array.isArray(value) ? value.map(named) : named(value),
      ]),
    );
  }

  private auditEntry(entry: Fields): Fields {
    const { who, subject, kind } = entry;
    return {
      ...entry,
      who: isFields(who) ? this.masked(who, who['_id'], 'name') : who,
      subject:
        isFields(subject) && kind === 'member' ? this.masked(subject, subject['_id'], 'name') : subject,
      before: this.changes(entry['before']),
      after: this.changes(entry['after']),
    };
  }

  answer(answer: unknown, call: string): unknown {
    if (Array.isArray(answer))
      return answer.map((item: unknown) =>
        typeof item === 'string' && NAME_ROWS.test(call)
          ? this.name(item)
          : isFields(item)
            ? this.row(item, MEMBER_ROWS.test(call))
            : item,
      );
    if (!isFields(answer)) return answer;
    return 'results' in answer
      ? {
          ...answer,
          results: this.answer(answer['results'], call),
          ...(Array.isArray(answer['outings']) && { outings: answer['outings'].map(this.aboard) }),
          ...('roster' in answer && { roster: this.answer(answer['roster'], call) }),
        }
      : this.row(answer, MEMBER_ROWS.test(call));
  }

  csv(text: string): string {
    const [columns = [], ...rows] = csvParseRows(plainCsv(text));
    const cells = rows.map((row) =>
      row.map((cell, at) => {
        const column = columns[at] ?? '';
        if (AUDIT_COLUMNS.has(column)) return '';
        if (NAME_COLUMNS.has(column)) return cell.split('; ').map(this.name).join('; ');
        return BOAT_COLUMNS.has(column) ? this.boats(cell) : cell;
      }),
    );
    return csvText([columns, ...cells]);
  }
}

/**
 * Masks other members' names and pictures in an API response, for a device set to Anonymous (a shared or projected screen).
 * Free text written by members is not masked; nor is the captain's log while it is edited.
 * @param call its path, without the leading slash
 */
export function maskAnswer(answer: unknown, call: string, viewer: Viewer): unknown {
  const mask = new Mask(viewer);
  return typeof answer === 'string' && /\bcsv\b/.test(call) ? mask.csv(answer) : mask.answer(answer, call);
}
