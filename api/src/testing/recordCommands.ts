import mongoose, { mongo } from 'mongoose';

type Document = Record<string, unknown>;

/** Enables command monitoring, which must be set when the client is created. */
export const withMonitoring = (uri: string): string =>
  `${uri}${uri.includes('?') ? '&' : '?'}monitorCommands=true`;

/** Reads a command's filters, or the documents it writes. */
type Sought = (command: Document) => Document[];

const part =
  (name: string): Sought =>
  (command) => [(command[name] ?? {}) as Document];
const parts =
  (list: string, name?: string): Sought =>
  (command) =>
    (command[list] as Document[]).map((each) => (name === undefined ? each : (each[name] as Document)));

/** Readers of filters or documents, by command. */
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

/** Commands without filters and documents: they continue a cursor, end something, or concern the collection itself. */
const OTHERS = new Set([
  ...['getMore', 'killCursors', 'endSessions', 'commitTransaction', 'abortTransaction'],
  ...['ping', 'hello', 'create', 'createIndexes', 'listIndexes', 'dropDatabase'],
]);

/** Whether a filter can match only one value of this field: for a club an ObjectId, never a text. */
export function isEqualityOn(field: string, sought: Document): boolean {
  const value = sought[field];
  if (value instanceof mongo.ObjectId || (field !== 'club' && typeof value === 'string')) return true;
  const isOne = typeof value === 'object' && value !== null && '$eq' in value;
  const all = Array.isArray(sought.$and) ? (sought.$and as Document[]) : [];
  return isOne || all.some((each) => isEqualityOn(field, each));
}

/** Returns a command's shape, with fields and operators but no values: 'find clubs {"hosts":…}'. */
function shapeOf(sought: Document): string {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, 1).map(shape);
    const isPlain =
      typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
    return isPlain ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)])) : 0;
  };
  return JSON.stringify(shape(sought));
}

/** Commands sent to the database, each kind once. */
export interface RecordedCommands {
  /** Maps 'find sorties' to its shapes, and whether each contained the club. */
  seen: Map<string, Map<string, boolean>>;
  /** Commands whose filters this recorder cannot read. */
  unknown: Set<string>;
}

const SHARD_KEYS: Readonly<Record<string, string>> = { revisions: '_id', throttles: 'key' };

/** Returns a collection's shard key: the club, except for throttles. */
export const shardKeyOf = (collection: string): string => SHARD_KEYS[collection] ?? 'club';

/** Records every command that the driver sends from now on, from any code. */
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
        // For an insert only the club matters.
        const shape = commandName === 'insert' ? '' : shapeOf(each);
        shapes.set(shape, isOfClub && shapes.get(shape) !== false);
      }
    });
  });
  return recorded;
}
