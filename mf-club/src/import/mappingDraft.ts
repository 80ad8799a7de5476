import type { ImportMapping, ImportQuestions } from '@fleetwatch/contract/import/wire';

/** Chosen answers: '' for an open question. */
export interface MappingDraft {
  classes: Readonly<Record<string, string>>;
  groups: Readonly<Record<string, string>>;
  dateOrder: string;
  unit: string;
  others: readonly string[];
  same: readonly string[];
  /** By kind and id. */
  names: Readonly<Record<string, string>>;
  unlistedAreMembers: boolean;
  takeChanges: boolean;
}

/** Value of a class whose boats are left out. */
export const LEAVE_OUT = 'out';

export const nameKey = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`;

/** Returns the previous answers, or else the proposals. */
export function draftOf(questions: ImportQuestions, given: ImportMapping | null): MappingDraft {
  return {
    classes: given
      ? Object.fromEntries(given.classes.map(({ key, group }) => [key, group ?? LEAVE_OUT]))
      : Object.fromEntries(questions.classes.map(({ key, proposal }) => [key, proposal ?? ''])),
    groups: Object.fromEntries((given?.groups ?? []).map(({ status, group }) => [status, group])),
    dateOrder: given?.dateOrder ?? questions.dateOrder ?? '',
    unit: given?.unit ?? questions.unit ?? '',
    others: given?.others ?? [],
    same: given?.same ?? [],
    names: Object.fromEntries((given?.names ?? []).map((one) => [nameKey(one), one.name])),
    unlistedAreMembers: given?.unlistedAreMembers ?? questions.counts.people === 0,
    takeChanges: given?.takeChanges ?? false,
  };
}

/** Returns the answers for the wire; null while a question is open. */
export function mappingOf(draft: MappingDraft, questions: ImportQuestions): ImportMapping | null {
  const { dateOrder, unit } = draft;
  const classes = questions.classes.map(({ key }) => ({ key, group: draft.classes[key] ?? '' }));
  const groups = questions.statuses.map(({ status }) => ({ status, group: draft.groups[status] ?? '' }));
  const isOpen = [...classes, ...groups].some(({ group }) => group === '');
  const isOrder = dateOrder === 'dmy' || dateOrder === 'mdy';
  const isUnit = unit === 'km' || unit === 'm' || unit === 'mi' || unit === 'yd';
  if (isOpen || !isOrder || !isUnit) return null;
  return {
    classes: classes.map(({ key, group }) => ({ key, group: group === LEAVE_OUT ? null : group })),
    groups,
    dateOrder,
    unit,
    others: (['erg', 'motorboat'] as const).filter((other) => draft.others.includes(other)),
    same: [...draft.same],
    names: questions.names.flatMap(({ kind, id, proposal }) => {
      const name = (draft.names[nameKey({ kind, id })] ?? proposal).trim();
      return name === proposal ? [] : [{ kind, id, name }];
    }),
    unlistedAreMembers: draft.unlistedAreMembers,
    ...(draft.takeChanges && { takeChanges: true }),
  };
}
