import type { AuditKind } from '@fleetwatch/contract/audit/wire';

/** The part of a model's documents that a club's export contains (rule leaving.content). */
interface ExportedAs {
  /** The file's name without its type. */
  as: string;
  /** What they are, for readers of the export. */
  what: string;
  /** Fields that are not exported, each with the reason. */
  without?: Readonly<Record<string, string>>;
}

/** What an entry of the audit trail shows of a document. */
interface Audited {
  kind: AuditKind;
  /** Fields that it shows before and after. */
  values: readonly string[];
  /** Texts that it only reports as changed. */
  texts: readonly string[];
}

/** A model, and what becomes of its documents. */
export interface DeclaredModel {
  model: { modelName: string };
  /** Or the reason why a club takes none along. */
  exported: ExportedAs | string;
  audited?: Audited;
}

/** Reasons that several models have. */
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

/** The name of a kind's model, and what an entry shows of it. */
export function auditedOf(kind: AuditKind): Audited & { model: string } {
  const found = declared.find(({ audited }) => audited?.kind === kind);
  if (!found?.audited) throw new Error(`No model is declared as ${kind}.`);
  return { ...found.audited, model: found.model.modelName };
}
