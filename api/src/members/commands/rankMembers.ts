import { clubSeason } from '../../platform/club/clock.ts';
import { rank, type Ranked } from '../../platform/club/rank.ts';
import { readTotals } from '../../logbook/commands/readTotals.ts';
import { userGroupDirectory } from '../../usergroups/userGroupDirectory.ts';
import { MemberModel } from '../Member.ts';
import { memberDirectory } from '../memberDirectory.ts';
import type { RankedMember } from '../membersCsv.ts';

type Figure = 'milesHundredths' | 'soloHundredths' | 'privateHundredths' | 'trips';

/**
 * Rankings in the order of the sort tabs: Total Mileage, 1x Mileage, 1p Mileage, Trips (rule
 * member.ranked-file).
 */
export const MEMBER_RANKINGS: Record<'0' | '1' | '2' | '3', Figure> = {
  '0': 'milesHundredths',
  '1': 'soloHundredths',
  '2': 'privateHundredths',
  '3': 'trips',
};

/** Finds the records that an import made for all its guests and for erased people; no name begins with a digit. */
const placeholderIds = async (): Promise<Set<string>> =>
  new Set((await MemberModel.distinct('_id', { nameKey: /^0 \*/ })).map(String));

/**
 * Ranks the members of a user group, or of the club when it is null, by a season total: all active members for the current
 * season, for a past one those who rowed in it, including former members (rule season.past).
 */
export async function rankMembers(
  userGroupId: string | null,
  by: Figure,
  season = clubSeason(),
): Promise<Ranked<RankedMember>[]> {
  const isPast = season !== clubSeason();
  const [members, groups, totals, placeholders] = await Promise.all([
    memberDirectory.get(),
    userGroupDirectory.get(),
    readTotals('member', undefined, season),
    isPast ? placeholderIds() : new Set<string>(),
  ]);
  const isListed = ({ _id, isActive }: { _id: unknown; isActive: boolean }): boolean =>
    isPast ? totals.has(String(_id)) && !placeholders.has(String(_id)) : isActive;
  const listed = [...members.values()]
    .filter((member) => isListed(member) && (userGroupId === null || String(member.group) === userGroupId))
    .map((member) => {
      const total = totals.get(String(member._id));
      return {
        name: member.name,
        groupName: groups.get(String(member.group))?.name ?? '',
        milesHundredths: total?.milesHundredths ?? 0,
        soloHundredths: total?.soloHundredths ?? 0,
        privateHundredths: total?.privateHundredths ?? 0,
        trips: total?.trips ?? 0,
      };
    });
  return rank(listed, (member) => member[by]);
}
