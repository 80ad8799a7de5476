import type { Model } from 'mongoose';
import { atHook, defineHook, type HookHandler } from '../events/hooks.ts';

/** The names of today of what an entry of the audit trail mentions, by id, of those that a module knows. */
export const auditNames = defineHook<{ ids: readonly string[] }, ReadonlyMap<string, string>>('audit.names');

/** Names by a directory that is in memory. */
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

/** Names by a field of a model's documents. */
export const namesOf = <Document>(model: Model<Document>, field: keyof Document & string): HookHandler =>
  atHook(auditNames, async ({ ids }) => {
    const found = await model
      .find({ _id: { $in: ids } })
      .select(field)
      .lean<Record<string, unknown>[]>();
    return new Map(found.map((document) => [String(document._id), String(document[field])]));
  });
