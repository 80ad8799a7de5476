import type { AuditKind } from '@fleetwatch/contract/audit/wire';

/** Part of a model's documents that a club's export contains (rule leaving.content). */
interface ExportedAs {
  /** File name without its extension. */
  as: string;
  /** Description for readers of the export. */
  what: string;
  /** Fields that are not exported, each with the reason. */
  without?: Readonly<Record<string, string>>;
}

/** Parts of a document that an entry of the audit trail shows. */
interface Audited {
  kind: AuditKind;
  /** Fields shown before and after. */
  values: readonly string[];
  /** Texts only reported as changed. */
  texts: readonly string[];
}

/** A model, and the handling of its documents. */
export interface DeclaredModel {
  model: { modelName: string };
  /** Export of its documents, or the reason why they are not exported. */
  exported: ExportedAs | string;
  audited?: Audited;
}

/** Reason shared by several models. */
export const OF_NAME = 'Derived from the name.';
export const REPEATS = 'Recognizes a repeated request.';
export const SECRET = 'A secret.';
export const OF_SERVER = "Internal state of this installation's servers.";

export const NAME_KEYS = { nameKey: OF_NAME, nameLooks: OF_NAME };
export const REPEAT_KEYS = { requestKey: REPEATS, requestHash: REPEATS, applied: REPEATS };

let declared: readonly DeclaredModel[] = [];

export function registerModels(models: readonly DeclaredModel[]): void {
  declared = models;
}

export const declaredModels = (): readonly DeclaredModel[] => declared;

/** Returns the name of a kind's model, and the parts that an entry shows of it. */
export function auditedOf(kind: AuditKind): Audited & { model: string } {
  const found = declared.find(({ audited }) => audited?.kind === kind);
  if (!found?.audited) throw new Error(`No model is declared as ${kind}.`);
  return { ...found.audited, model: found.model.modelName };
}
