import { nameRule } from '../accounts/rules.ts';

/** Viewer of the answer, and the replacements for names. */
export interface NameMask {
  /** The viewer's own name and picture are not masked. */
  viewer: { id: string; displayName: string };
  pseudonymOf: (name: string) => string;
  /** Names that already have a pseudonym, for finding them in sentences. */
  known: () => Iterable<string>;
}

type Fields = Record<string, unknown>;

/** Calls whose rows, and fields whose objects, have a `name` that is not a person's. Every other `name` is masked. */
const THING_CALLS =
  /^(bus2?|club|clearance|conditions[\w-]*|fleet[\w-]*|(sortie|user|fleet)groups?(-results)?|tablets?[\w-]*|tours?[\w-]*)$/;
const THINGS = new Set([
  ...[
    'areas',
    'boat',
    'clearances',
    'club',
    'collections',
    'emergency',
    'fleet',
    'group',
    'pictures',
    'rescue',
  ],
]);

/** Boats: a private one contains its owner's name, "Kim Harper's 1x". */
const BOATS = new Set(['bus', 'busname', 'boat', 'boatName', 'boats', 'fleet', 'last', 'examples']);

/**
 * Fields with members', the club's or our own words, and with names of things. A field in neither list that could hold a
 * member's name is masked: a new field must be listed here to be shown.
 */
const WORDS = new Set([
  ...['aboutme', 'area', 'body', 'bucket_name', 'category', 'checklist', 'class', 'className', 'clothing'],
  ...[
    'club',
    'code',
    'comment',
    'description',
    'device',
    'distance',
    'evidence',
    'fileName',
    'from',
    'group',
  ],
  ...['groupmoniker', 'groupname', 'heading', 'hint', 'homeClub', 'insurance', 'key', 'kind', 'log'],
  ...['medicalNote', 'moniker', 'note', 'notes', 'outcome', 'passwordhint', 'problem'],
  ...[
    'purpose',
    'reason',
    'refusal',
    'relation',
    'source',
    'state',
    'station',
    'status',
    'text',
    'title',
    'to',
  ],
  ...['type', 'unit', 'usergroup', 'vehicle', 'verb', 'wanted', 'warnings', 'what', 'where', 'workoutType'],
]);

/** Calls that return names or addresses without a field. */
const NAME_ROWS = /^(usernames|emails)-results$/;

/** Subjects of the audit trail that are people; the others are boats, groups and the like. */
const AUDITED_PEOPLE = new Set(['guest', 'member']);

/** Our own sentences that name members: in rules, notifications and imports. */
const SENTENCE_CALLS = /^(notifications-results|imports?[\w-]*)$/;
const SENTENCES = new Set(['text', 'title', 'body', 'warnings', 'where', 'refusal']);
/** A boat's overdue borrower: one of our own sentences, in every answer. */
const LEFT = 'left';

const PRIVATE_BOAT = /^(.+)('s (?:1x|2-4-8))$/;
/** "Kim Harper's 1x" within a sentence. */
const PRIVATE_BOAT_NAMED = /((?:\p{Lu}[\p{L}\p{M}'’.-]* )+\p{Lu}[\p{L}\p{M}’.-]*)(?='s (?:1x|2-4-8)\b)/gu;
const AFLOAT = /(?<= is on the water in )(.+)(?=\.$)/;
/** Our own phrases that follow a member's name. */
const SAID_OF = [
  ...['may not row', 'is not cleared for', 'does not hold', 'holds .+ and may not take', 'still needs'],
  ...[
    'has been out',
    'took it out',
    'is out in',
    'is on the water in',
    'has .+ on this day',
    'was in .+ at the same time',
  ],
  ...[
    'may not supervise',
    'already watches \\d',
    'supervises\\.',
    'looked at your',
    'asks for',
    'requests',
    'is a minor',
  ],
  ...[
    'are minors',
    'is now a confirmed',
    'is a guest of',
    'is already a guest',
    'is a member of',
    'has [a-z ]+ this request',
  ],
];
const NAMED_BEFORE = new RegExp(`^(.+?)(?= (?:${SAID_OF.join('|')})|: .+ expired )`);
const NAMED_AFTER =
  /(?<=(?:Out with|plan of|eserved by|\d by|consent of|offices of) )(?!the plan of )(.+?)(?= since |['’]s guardian|(?: on|,) (?:\d{4}-|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) )|\.?$| have changed)/g;
const IN_QUOTES = /(?<=[“"])([^”"]+)(?=[”"])/g;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const couldBeName = (text: string): boolean => nameRule(text) === null;
/** `["text for a person", "machine_code"]` */
const isRefusal = (answer: unknown): boolean =>
  Array.isArray(answer) && answer.length === 2 && /^[a-z_]+(:\w+)?$/.test(String(answer[1]));

class Masked {
  readonly mask: NameMask;
  readonly call: string;

  constructor(mask: NameMask, call: string) {
    this.mask = mask;
    this.call = /^[^/?]*/.exec(call)?.[0] ?? '';
  }

  name = (name: string): string =>
    name === '' || name === this.mask.viewer.displayName ? name : this.mask.pseudonymOf(name);

  /** One boat, or several separated by ', ' or '; '. */
  boats = (boats: string): string =>
    boats
      .split(/(, |; )/)
      .map((boat) =>
        boat.replace(PRIVATE_BOAT, (_all, owner: string, kind: string) => this.name(owner) + kind),
      )
      .join('');

  private named = (text: string): string => (couldBeName(text) ? this.name(text) : text);

  /** Names at the end of a text, after an earlier sentence: 'A boat needs it. Ada Lake and Ben Bay'. */
  private lastNames = (text: string): string => {
    const parts = text.split(/(?<=[.:] )/);
    for (let from = parts.length - 1; from >= 0; from -= 1) {
      const last = parts.slice(from).join('');
      const names = last.split(/(, | and )/);
      if (names.some(couldBeName)) return parts.slice(0, from).join('') + names.map(this.named).join('');
    }
    return text;
  };

  /** Masks members, and private boats, in one of our own sentences. */
  sentence(text: string): string {
    const named = text
      .replace(AFLOAT, this.boats)
      .replace(NAMED_BEFORE, this.lastNames)
      .replace(NAMED_AFTER, this.named)
      .replace(PRIVATE_BOAT_NAMED, this.name)
      .replace(IN_QUOTES, (quoted) => (couldBeName(quoted) ? this.name(quoted) : quoted));
    const known = [...this.mask.known()].filter((name) => named.includes(name));
    return known
      .sort((one, other) => other.length - one.length)
      .reduce((rest, name) => rest.replaceAll(name, this.name(name)), named);
  }

  private isThing(holder: string): boolean {
    return holder === '' ? THING_CALLS.test(this.call) : THINGS.has(holder);
  }

  /** @param holder the field that contains the object; '' for the call's own rows */
  private text(value: string, key: string, holder: string): string {
    if (BOATS.has(key)) return this.boats(value);
    if (key === 'name') return this.isThing(holder) ? this.boats(value) : this.name(value);
    if (key === 'email') return this.name(value);
    if (WORDS.has(key)) return value;
    const boats = this.boats(value);
    return boats === value && couldBeName(value) ? this.name(value) : boats;
  }

  private isViewers({ user_id: user, agent, _id: id, by }: Fields): boolean {
    return [user, agent, id, by].includes(this.mask.viewer.id);
  }

  private object(fields: Fields, holder: string): Fields {
    const isOwn = this.isViewers(fields);
    // The kind of an audited subject decides whether its name is a person's.
    const inEntry = AUDITED_PEOPLE.has(String(fields['kind'])) ? 'member' : 'boat';
    const shown = Object.fromEntries(
      Object.entries(fields).map(([key, value]) => {
        const isOwnName = isOwn && ['name', 'user', 'email'].includes(key);
        if (typeof value === 'string') return [key, isOwnName ? value : this.text(value, key, holder)];
        const isAudited = 'verb' in fields && ['subject', 'before', 'after'].includes(key);
        return [key, this.value(value, key, isAudited ? inEntry : key === 'results' ? holder : key)];
      }),
    );
    if ('printed' in fields) Object.assign(shown, this.withoutContacts(shown));
    const isOther = (key: string): boolean => shown[key] !== fields[key];
    // Another member's picture and self-description are masked; a boat keeps its picture.
    if (isOther('user') || (isOther('name') && !this.isThing(holder)))
      for (const [key, empty] of [
        ['pic', null],
        ['aboutme', ''],
        ['aboutmeurl', ''],
      ] as const)
        if (key in fields) shown[key] = empty;
    return shown;
  }

  /** A projected rescue sheet is visible to everyone in the room. */
  private withoutContacts({ crew, officer }: Fields): Fields {
    return {
      ...(Array.isArray(crew) && {
        crew: crew.map((one: unknown) => (isFields(one) ? { ...one, contacts: null } : one)),
      }),
      ...(isFields(officer) && { officer: { ...officer, phone: '' } }),
    };
  }

  private value(value: unknown, key: string, holder: string): unknown {
    if (typeof value === 'string') return this.text(value, key, holder);
    if (Array.isArray(value)) return value.map((one: unknown) => this.value(one, key, holder));
    return isFields(value) ? this.object(value, holder) : value;
  }

  answer(answer: unknown): unknown {
    if (isRefusal(answer))
      return (answer as [string, string]).map((text, at) => (at ? text : this.sentence(text)));
    if (NAME_ROWS.test(this.call)) return this.rows(answer);
    return this.sentences(this.value(answer, 'answer', ''), false);
  }

  private rows(answer: unknown): unknown {
    if (Array.isArray(answer))
      return answer.map((one: unknown) => (typeof one === 'string' ? this.name(one) : one));
    return isFields(answer) ? { ...answer, results: this.rows(answer['results']) } : answer;
  }

  /** The second pass, once every name of the answer is known. */
  private sentences(value: unknown, isOurs: boolean, key = ''): unknown {
    if (typeof value === 'string')
      return key === LEFT || (isOurs && SENTENCES.has(key)) ? this.sentence(value) : value;
    if (Array.isArray(value)) return value.map((one: unknown) => this.sentences(one, isOurs, key));
    if (!isFields(value)) return value;
    const isSentence = 'ruleId' in value || ('code' in value && 'text' in value) || key === 'refused';
    const isOursToo = isSentence || SENTENCE_CALLS.test(this.call);
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [field, this.sentences(inner, isOursToo, field)]),
    );
  }
}

/**
 * Masks other members' names and pictures in an answer, for a shared or projected screen (rule member.anonymous). Every
 * possible name is masked unless its field is listed as something else. Free text written by members stays, and so does the
 * captain's log while it is edited.
 * @param call its path, without the leading slash
 */
export const maskNames = (answer: unknown, call: string, mask: NameMask): unknown =>
  new Masked(mask, call).answer(answer);

/** Masks members, and private boats, in a refusal. */
export const maskSentence = (text: string, mask: NameMask): string => new Masked(mask, '').sentence(text);

/** Columns of files that contain boats, and those without any names. */
const BOAT_COLUMNS = new Set(['Boat', 'Boats']);
const WORD_COLUMNS = new Set([
  'Class',
  'Description',
  'Evidence',
  'Group',
  'Notes',
  'Reason',
  'Text',
  'Type',
  'What',
]);
/** Names of guests may have digits, or be one word. */
const PEOPLE_COLUMNS = new Set(['Author', 'Crew', 'Guest', 'Host', 'Launcher', 'Name', 'Who']);
/** Columns of the audit's file that may contain names among other values. */
const EMPTY_COLUMNS = new Set(['Subject', 'Before', 'After']);

/** Masks the cells of a file, by its columns: a crew is separated by '; '. */
export function maskCells(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  mask: NameMask,
): string[][] {
  const masked = new Masked(mask, '');
  const people = (cell: string, isSure: boolean): string =>
    cell
      .split('; ')
      .map((name) => (isSure || couldBeName(name) ? masked.name(name) : name))
      .join('; ');
  return rows.map((row) =>
    row.map((cell, at) => {
      const column = columns[at] ?? '';
      if (EMPTY_COLUMNS.has(column)) return '';
      if (WORD_COLUMNS.has(column)) return cell;
      const boats = masked.boats(cell);
      return BOAT_COLUMNS.has(column) || boats !== cell ? boats : people(cell, PEOPLE_COLUMNS.has(column));
    }),
  );
}
