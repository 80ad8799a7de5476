import { useFleetQuery } from '@fleetwatch/kit/store/boats';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { useOtherMonthQuery } from '../data/sortiesLogApi.ts';
import type { Subject } from './activityPlace.ts';

/**
 * Returns the member's or boat's name; '' for the viewer's own activity, and until it has loaded. Private and decommissioned
 * boats are in no list of the fleet: their name is taken from the sorties of the visible month.
 */
export function useSubjectName({ whose, id }: Subject, month: string | null): string {
  const isBoat = whose === 'boat';
  const members = useMembersQuery(undefined, { skip: whose !== 'user' });
  const fleet = useFleetQuery(undefined, { skip: !isBoat });
  const sorties = useOtherMonthQuery(
    { of: 'bus', id, month: month ?? '' },
    { skip: !isBoat || month === null },
  );
  if (whose === 'user') return members.data?.find(({ _id }) => _id === id)?.name ?? '';
  if (!isBoat) return '';
  return fleet.data?.find(({ _id }) => _id === id)?.name ?? sorties.currentData?.[0]?.bus ?? '';
}
