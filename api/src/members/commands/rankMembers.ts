import { rank, type Ranked } from '../../platform/club/rank.ts';
import { readTotals } from '../../logbook/commands/readTotals.ts';
import { userGroupDirectory } from '../../usergroups/userGroupDirectory.ts';
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

/** Ranks the members of a user group, or of the club when it is null, by a season total. */
export async function rankMembers(userGroupId: string | null, by: Figure): Promise<Ranked<RankedMember>[]> {
  const [members, groups, totals] = await Promise.all([
    memberDirectory.get(),
    userGroupDirectory.get(),
    readTotals('member'),
  ]);
  const listed = [...members.values()]
    .filter(({ isActive, group }) => isActive && (userGroupId === null || String(group) === userGroupId))
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
