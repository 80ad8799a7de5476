import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { useOfficersQuery } from '@fleetwatch/kit/store/clearances';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsConfirmedCoach, selectMemberId } from '@fleetwatch/kit/store/sessionSlice';

/**
 * Path to request a correction of a landed sortie, for its crew, coaches and records officers; null for others, and in a club
 * without corrections (rule correction.request).
 */
export function useCorrectPath(): (sortie: Sortie) => string | null {
  const isUsed = useHasFeature('corrections');
  const me = useAppSelector(selectMemberId) ?? '';
  const isCoach = useAppSelector(selectIsConfirmedCoach);
  const { data: officers } = useOfficersQuery(undefined, { skip: !isUsed || isCoach });
  const isOfficer = isCoach || (officers?.mine.includes('records') ?? false);
  return ({ _id, user_id, crew, land }) =>
    isUsed && land !== null && (isOfficer || [user_id, ...crew].includes(me))
      ? `/corrections/new/${_id}`
      : null;
}
