import { answerOf, isListField } from '@fleetwatch/contract/import/lists';
import type { ColumnQuestion, ListAnswer, ListQuestion } from '@fleetwatch/contract/import/wire';

/** Changes to how a list and its columns are read, by sheet. */
export type ColumnsDraft = Readonly<Record<number, ListDraft>>;
export interface ListDraft extends Partial<Pick<ListQuestion, 'kind' | 'hasHeader' | 'hasNoCrew'>> {
  /** '' for an ignored column. */
  columns?: Readonly<Record<number, string>>;
}

/** Returns the field of a column: '' if it is ignored, or if this kind of list has no such field. */
export function fieldOf({ at, as }: ColumnQuestion, kind: ListAnswer['kind'], draft: ListDraft): string {
  const field = draft.columns?.[at] ?? as ?? '';
  return kind === null || !isListField(field, kind) ? '' : field;
}

/** Returns the list as changed. */
export function answerOfDraft(list: ListQuestion, draft: ListDraft = {}): ListAnswer {
  const kind = draft.kind === undefined ? list.kind : draft.kind;
  const columns = list.columns.map((column) => ({ ...column, as: fieldOf(column, kind, draft) || null }));
  return answerOf({ ...list, ...draft, kind, columns });
}
