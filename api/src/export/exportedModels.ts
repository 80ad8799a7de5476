import { declaredModels } from '../platform/database/declaredModels.ts';

/** How the documents of one model are exported (rule leaving.content). */
export interface ExportedModel {
  /** The model's name. */
  model: string;
  /** The file's name without its type. */
  name: string;
  /** What it is, for readers of the export. */
  what: string;
  /** Fields that are not exported, each with the reason. */
  without: Readonly<Record<string, string>>;
}

/** The models whose documents are the club's, as their modules declare them: the club itself, then by name. */
export const exportedModels = (): ExportedModel[] =>
  declaredModels()
    .flatMap(({ model: { modelName: model }, exported }) =>
      typeof exported === 'string'
        ? []
        : [{ model, name: exported.as, what: exported.what, without: exported.without ?? {} }],
    )
    .toSorted(
      (one, other) =>
        Number(other.model === 'Club') - Number(one.model === 'Club') || one.name.localeCompare(other.name),
    );
