import type { Model } from 'mongoose';
import { atHook, defineHook, type HookHandler } from '../events/hooks.ts';

/** Returns the current names, by id, of those of an entry's ids that a module knows. */
export const auditNames = defineHook<{ ids: readonly string[] }, ReadonlyMap<string, string>>('audit.names');

/** Looks up names in a directory that is in memory. */
export const namesIn = (directory: { get(): Promise<ReadonlyMap<string, { name: string }>> }): HookHandler =>
  atHook(auditNames, async ({ ids }) => {
    const known = await directory.get();
    return new Map(
      ids.flatMap((id) => {
        const name = known.get(id)?.name;
        return name === undefined ? [] : [[id, name] as const];
      }),
    );
  });

/** Looks up names in a field of a model's documents. */
export const namesOf = <Document>(model: Model<Document>, field: keyof Document & string): HookHandler =>
  atHook(auditNames, async ({ ids }) => {
    const found = await model
      .find({ _id: { $in: ids } })
      .select(field)
      .lean<Record<string, unknown>[]>();
    return new Map(found.map((document) => [String(document._id), String(document[field])]));
  });
