import type { ModuleRecord } from '@fleetwatch/contract/collections/wire';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import {
  ITEM_KINDS,
  useItemsQuery,
  useLoansQuery,
  type Item,
  type ItemKind,
  type Loan,
} from './equipmentApi.ts';
import { FORMER_MEMBER } from './texts.ts';

/** An item with who has it: no one, one member, or, where two took it without a network, both. */
export interface Equipment extends Item {
  id: string;
  out: (ModuleRecord<Loan> & { member: string })[];
}

/** All items by name, with who has them; undefined until loaded. */
export function useEquipment(): Equipment[] | undefined {
  const { data: items } = useItemsQuery();
  const { data: loans } = useLoansQuery();
  const { data: members } = useMembersQuery();
  if (!items || !loans || !members) return undefined;
  const nameOf = (id: string) => members.find(({ _id }) => _id === id)?.name ?? FORMER_MEMBER;
  return items
    .map(({ _id: id, value }) => ({
      ...value,
      id,
      out: loans
        .filter((loan) => loan.value.item === id)
        .map((loan) => ({ ...loan, member: nameOf(loan.value.memberId) })),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
}

/** By kind, in the order of ITEM_KINDS; kinds without an item are left out. */
export const byKind = (equipment: readonly Equipment[]): [ItemKind, Equipment[]][] =>
  ITEM_KINDS.map((kind): [ItemKind, Equipment[]] => [
    kind,
    equipment.filter((one) => one.kind === kind),
  ]).filter(([, all]) => all.length > 0);
