import mongoose, { mongo } from 'mongoose';

type Document = Record<string, unknown>;

/** Monitoring is decided when a client is made. */
export const withMonitoring = (uri: string): string =>
  `${uri}${uri.includes('?') ? '&' : '?'}monitorCommands=true`;

/** What a command looks for, or puts where: a filter or a document each. */
type Sought = (command: Document) => Document[];

const part =
  (name: string): Sought =>
  (command) => [(command[name] ?? {}) as Document];
const parts =
  (list: string, name?: string): Sought =>
  (command) =>
    (command[list] as Document[]).map((each) => (name === undefined ? each : (each[name] as Document)));

/** Each command that reads or writes documents. */
const SOUGHT: Readonly<Record<string, Sought>> = {
  find: part('filter'),
  count: part('query'),
  distinct: part('query'),
  findAndModify: part('query'),
  insert: parts('documents'),
  update: parts('updates', 'q'),
  delete: parts('deletes', 'q'),
  aggregate: ({ pipeline }) => {
    const [first = {}] = pipeline as Document[];
    return [(first.$match ?? first) as Document];
  },
};

/** Each command that names no documents: it goes on with a cursor, ends something, or is about the collection as such. */
const OTHERS = new Set([
  ...['getMore', 'killCursors', 'endSessions', 'commitTransaction', 'abortTransaction'],
  ...['ping', 'hello', 'create', 'createIndexes', 'listIndexes', 'dropDatabase'],
]);

/** Whether it can match one value of this field alone: of a club an id, never a text. */
export function isEqualityOn(field: string, sought: Document): boolean {
  const value = sought[field];
  if (value instanceof mongo.ObjectId || (field !== 'club' && typeof value === 'string')) return true;
  const isOne = typeof value === 'object' && value !== null && '$eq' in value;
  const all = Array.isArray(sought.$and) ? (sought.$and as Document[]) : [];
  return isOne || all.some((each) => isEqualityOn(field, each));
}

/** 'find clubs {"hosts":…}': fields and operators without their values. */
function shapeOf(sought: Document): string {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, 1).map(shape);
    const isPlain =
      typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
    return isPlain ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)])) : 0;
  };
  return JSON.stringify(shape(sought));
}

/** What went to the database, each kind once. */
export interface RecordedCommands {
  /** 'find sorties' → the shapes it came in, and whether each had its club. */
  seen: Map<string, Map<string, boolean>>;
  /** Commands of which nobody here knows what they look for. */
  unknown: Set<string>;
}

const SHARD_KEYS: Readonly<Record<string, string>> = { revisions: '_id', throttles: 'key' };

/** The field by which a collection is sharded: it holds the club, but for throttles. */
export const shardKeyOf = (collection: string): string => SHARD_KEYS[collection] ?? 'club';

/** Records every command that the driver sends from the connection on, wherever in the code it began. */
export function recordCommands(): RecordedCommands {
  const recorded: RecordedCommands = { seen: new Map(), unknown: new Set() };
  mongoose.connection.once('open', () => {
    mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
      if (OTHERS.has(commandName)) return;
      const sought = SOUGHT[commandName];
      if (!sought) {
        recorded.unknown.add(commandName);
        return;
      }
      const document = command as Document;
      const collection = String(document[commandName]);
      const kind = `${commandName} ${collection}`;
      const shapes = recorded.seen.get(kind) ?? new Map<string, boolean>();
      recorded.seen.set(kind, shapes);
      for (const each of sought(document)) {
        const isOfClub = isEqualityOn(shardKeyOf(collection), each);
        // Of what is inserted the club matters, not the rest.
        const shape = commandName === 'insert' ? '' : shapeOf(each);
        shapes.set(shape, isOfClub && shapes.get(shape) !== false);
      }
    });
  });
  return recorded;
}
