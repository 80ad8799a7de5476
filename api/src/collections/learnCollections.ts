import { isDeepStrictEqual } from 'node:util';
import type { CollectionDeclaration } from '@fleetwatch/contract/collections/CollectionDeclaration';
import { changesBetween, findSchemaChange } from '@fleetwatch/contract/collections/findSchemaChange';
import { isOlderVersion } from '@fleetwatch/contract/collections/isOlderVersion';
import { COLLECTION_NOT_FOUND } from '@fleetwatch/contract/collections/texts';
import { CollectionsError, parseCollections } from '@fleetwatch/contract/collections/parseCollections';
import { duplicateFields } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/errors.ts';
import { describeError, log } from '../platform/logging/log.ts';
import { LearnedModuleModel, type LearnedModuleRecord } from './LearnedModule.ts';

/** Maximum length of a reason, which may quote the declaration. */
const REASON_MAX = 300;

type Learned = Omit<LearnedModuleRecord, '_id' | 'revision'>;

const EMPTY_MODULE: Learned = { version: '0.0.0-0', known: [], shown: [], refused: [] };

/** Collections that this process serves, by module and name. */
let served: ReadonlyMap<string, ReadonlyMap<string, CollectionDeclaration>> = new Map();
let servedFrom: readonly LearnedModuleRecord[] = [];
let refusals = 0;
/** Modules whose last answer could not be processed. */
const unlearned = new Set<string>();

function serve(modules: readonly LearnedModuleRecord[]): void {
  // Keeps the compiled schemas of unchanged declarations.
  if (isDeepStrictEqual(modules, servedFrom)) return;
  servedFrom = modules;
  served = new Map(
    modules.map(({ _id, known, shown }) => [
      _id,
      new Map(known.filter(({ name }) => shown.includes(name)).map((one) => [one.name, one])),
    ]),
  );
  refusals = modules.reduce((sum, { refused }) => sum + refused.length, 0);
}

/** Returns a shown collection; 404 for any other. */
export function findCollection(module: string, name: string): CollectionDeclaration {
  const found = served.get(module)?.get(name);
  if (!found) throw new ApiError('not_found', COLLECTION_NOT_FOUND);
  return found;
}

/** Number of rejected declarations, for the metrics. */
export const refusedDeclarations = (): number => refusals;

/**
 * Reads everything learned so far from the database: records of collections that are no longer shown still
 * exist.
 */
export const learnedModules = (): Promise<LearnedModuleRecord[]> =>
  LearnedModuleModel.find().sort({ _id: 1 }).lean<LearnedModuleRecord[]>();

/** Content that a remote shows. */
interface Shown {
  version: string;
  collections: CollectionDeclaration[];
}

/**
 * Parses a declaration.
 * @throws CollectionsError for an invalid one
 */
function readShown(module: string, answered: unknown): Shown {
  const { version, collections } = (answered ?? {}) as { version?: unknown; collections?: unknown };
  if (typeof version !== 'string') throw new CollectionsError(`${module}: version is missing.`);
  return { version, collections: parseCollections(collections, module) };
}

/**
 * Merges a remote's declaration into what is known. An older version shown again changes nothing (rule
 * module.add-only); it is refused if the newer one, shown by mistake, is not an extension of it.
 */
function merge(before: Learned, { version, collections }: Shown): Learned {
  const isOlder = isOlderVersion(version, before.version);
  const refused: string[] = [];
  const next = collections.map((after) => {
    const known = before.known.find(({ name }) => name === after.name);
    if (!known) return after;
    if (isOlder) {
      const lost = changesBetween(after, known).join('; ');
      const place = `${after.name} is followed as in ${before.version}, not as in ${version}`;
      if (lost !== '') refused.push(`${place}: ${lost}.`.slice(0, REASON_MAX));
      return known;
    }
    const reasons = findSchemaChange(known, after);
    refused.push(...reasons);
    return reasons.length === 0 ? after : known;
  });
  const shown = collections.map(({ name }) => name);
  const gone = before.known.filter(({ name }) => !shown.includes(name));
  return { version: isOlder ? before.version : version, known: [...gone, ...next], shown, refused };
}

/** Merges a remote's answer into what is known; an invalid declaration leaves the previous one in place. */
function mergeAnswer(module: string, before: Learned, answered: unknown): Learned {
  try {
    return merge(before, readShown(module, answered));
  } catch (error) {
    if (!(error instanceof CollectionsError)) throw error;
    return { ...before, refused: [error.message.slice(0, REASON_MAX)] };
  }
}

/**
 * Stores a module unless another process was faster; the next check then reads the stored one.
 * @returns whether it has changed
 */
async function storeModule(
  _id: string,
  before: LearnedModuleRecord | undefined,
  after: Learned,
): Promise<boolean> {
  // Most remotes declare no collections.
  if (!before && after.known.length + after.refused.length === 0) return false;
  const { revision, ...learned } = before ?? { ...EMPTY_MODULE, revision: 0 };
  if (isDeepStrictEqual(learned, { ...(before && { _id }), ...after })) return false;
  const next = { ...after, revision: revision + 1 };
  try {
    if (before) await LearnedModuleModel.updateOne({ _id, revision }, { $set: next });
    else await LearnedModuleModel.create([{ _id, ...next }]);
  } catch (error) {
    if (!duplicateFields(error)) throw error;
  }
  const isNew = after.refused.length > 0 && !isDeepStrictEqual(learned.refused, after.refused);
  if (isNew) log('warn', { event: 'collections_refused', module: _id, reasons: after.refused });
  return true;
}

const MODULE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function remotesOf(answer: unknown): [string, unknown][] {
  const remotes = (answer as { remotes?: unknown } | null)?.remotes;
  if (typeof remotes !== 'object' || remotes === null || Array.isArray(remotes))
    throw new CollectionsError('The answer names no remotes.');
  return Object.entries(remotes).filter(([name]) => MODULE.test(name));
}

/**
 * Learns from an answer of `/collections.json`, skipping modules that fail.
 * @throws CollectionsError for an invalid answer
 */
export async function learnCollections(answer: unknown): Promise<void> {
  const remotes = new Map(remotesOf(answer));
  const learned = await learnedModules();
  const before = new Map(learned.map((module) => [module._id, module]));
  let isChanged = false;
  for (const name of new Set([...before.keys(), ...remotes.keys()])) {
    const module = before.get(name);
    const { version, known, refused, shown } = module ?? EMPTY_MODULE;
    try {
      const after = remotes.has(name)
        ? mergeAnswer(name, { version, known, shown, refused }, remotes.get(name))
        : { version, known, shown: [], refused: [] };
      isChanged = (await storeModule(name, module, after)) || isChanged;
      unlearned.delete(name);
    } catch (error) {
      if (!unlearned.has(name))
        log('error', { event: 'collections_not_learned', module: name, ...describeError(error) });
      unlearned.add(name);
    }
  }
  serve(isChanged ? await learnedModules() : learned);
}

/** Serves what any process has learned so far. */
export async function loadLearnedCollections(): Promise<void> {
  serve(await learnedModules());
}
