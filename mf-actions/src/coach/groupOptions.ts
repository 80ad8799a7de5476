import type { FieldOption } from '@fleetwatch/kit/ui/form/SelectField';

interface Named {
  _id: string;
  name: string;
}

export const optionsOf = (groups: readonly Named[]): FieldOption[] =>
  groups.map(({ _id, name }) => ({ value: _id, label: name }));

/** '' while the list is loading. */
export const nameOf = (groups: readonly Named[], id: string): string =>
  groups.find(({ _id }) => _id === id)?.name ?? '';
