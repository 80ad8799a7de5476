import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import type { TabItem } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { EVERYONE_TAB } from './texts.ts';

/** Everyone's tab; no group has this id. */
export const EVERYONE = 'everyone';

/** Maximum length of labels (rule deck.screen). */
const LABEL_MAX = 14;

/** 'Master Women MW': the first 14 characters of the name, and the moniker. */
export const groupLabel = ({ name, moniker }: Pick<UserGroup, 'name' | 'moniker'>): string =>
  `${name.slice(0, LABEL_MAX).trim()} ${moniker}`.trim();

/** Returns 'Everyone', then one tab per user group, each with the number of people it would show. */
export function groupTabs(groups: readonly UserGroup[], people: readonly { groupid: string }[]): TabItem[] {
  const countOf = (id: string): number => people.filter(({ groupid }) => groupid === id).length;
  return [
    { value: EVERYONE, label: EVERYONE_TAB, count: people.length },
    ...groups.map((group) => ({ value: group._id, label: groupLabel(group), count: countOf(group._id) })),
  ];
}

/** Returns the members of one group; all of them for everyone's tab, and for a deleted group. */
export function ofGroup<Item extends { groupid: string }>(
  people: readonly Item[],
  group: string,
): readonly Item[] {
  return group === EVERYONE ? people : people.filter(({ groupid }) => groupid === group);
}
