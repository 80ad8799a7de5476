import { checkLanding } from '@fleetwatch/contract/sorties/landingSanity';
import type { RuleAnswer, Sortie } from '@fleetwatch/contract/sorties/wire';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { datePart } from '@fleetwatch/contract/time/localText';
import { useClubQuery, useUnit } from '@fleetwatch/kit/store/clubs';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { useSortiesTodayQuery, useStillOutQuery } from '@fleetwatch/kit/store/sorties';

/** Finds unusual values of a landing with these miles now (rule land.sanity); none in clubs that do not check. */
export function useUnusualLanding(): (sortie: Sortie, miles: number) => RuleAnswer[] {
  const { data: club } = useClubQuery();
  const unit = useUnit();
  const isAsking = club?.features?.includes('sanity') ?? false;
  const skip = { skip: !isAsking };
  const { data: members = [] } = useMembersQuery(undefined, skip);
  const { data: today = [] } = useSortiesTodayQuery(undefined, skip);
  const { data: out = [] } = useStillOutQuery(undefined, skip);
  return (sortie, miles) => {
    if (!isAsking || !club) return [];
    const nowMs = Date.now() + club.clockSkewMs;
    const { timezone: timeZone } = club;
    const others = [...new Map([...out, ...today].map((one) => [one._id, one])).values()];
    return checkLanding({
      sortie,
      miles,
      others,
      nowMs,
      timeZone,
      today: datePart(localTextOf(nowMs, timeZone)),
      unit,
      names: new Map(members.map(({ _id, name }) => [_id, name])),
    });
  };
}
