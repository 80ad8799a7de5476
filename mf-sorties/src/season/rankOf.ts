import type { ListedMember } from '@fleetwatch/kit/store/members';

/** A member's place among all members by season miles; equals share one (rule member.ranked-file). */
export function rankOf(
  id: string,
  members: readonly Pick<ListedMember, '_id' | 'miles'>[],
): { rank: number; of: number } | null {
  const miles = members.find(({ _id }) => _id === id)?.miles;
  if (miles === undefined) return null;
  return { rank: 1 + members.filter((other) => (other.miles ?? 0) > miles).length, of: members.length };
}
