import type { ListedMember } from '@fleetwatch/kit/store/members';

/** Returns a member's rank among all members by season miles; ties share one (rule member.ranked-file). */
export function rankOf(
  id: string,
  members: readonly Pick<ListedMember, '_id' | 'miles'>[],
): { rank: number; of: number } | null {
  const miles = members.find(({ _id }) => _id === id)?.miles;
  if (miles === undefined) return null;
  return { rank: 1 + members.filter((other) => (other.miles ?? 0) > miles).length, of: members.length };
}
