import { declaredModels } from '../platform/database/declaredModels.ts';

/** Export settings of one model (rule leaving.content). */
export interface ExportedModel {
  /** Name of the model. */
  model: string;
  /** File name without its extension. */
  name: string;
  /** Description for readers of the export. */
  what: string;
  /** Fields that are not exported, each with the reason. */
  without: Readonly<Record<string, string>>;
}

/** Models whose documents belong to the club, as declared by their modules: the club itself, then by name. */
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
