import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import type { TourState } from '@fleetwatch/contract/tours/kinds';
import type { Tour, TourPerson } from '@fleetwatch/contract/tours/wire';
import { fleetDirectory } from '../boats/fleetDirectory.ts';
import { fleetGroupDirectory } from '../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubText, now } from '../platform/club/clock.ts';
import type { TourRecord } from './Tour.ts';
import { presentLeg } from './tourLegs.ts';
import { mayEdit, mayEditLegs, type TourActor } from './tourPolicy.ts';
import { endOfTour } from './tourTimes.ts';

/**
 * Presents tours to a member.
 * @param away 'tour boat', of each boat that is away
 */
export async function presentTours(
  tours: readonly TourRecord[],
  away: ReadonlySet<string>,
  actor: TourActor,
): Promise<Tour[]> {
  const [fleet, groups, members] = await Promise.all([
    fleetDirectory.get(),
    fleetGroupDirectory.get(),
    memberDirectory.get(),
  ]);
  const personOf = (id: unknown): TourPerson => ({
    _id: String(id),
    name: members.get(String(id))?.name ?? '',
  });
  return tours.map((tour) => {
    const { _id, name, kind, from, to, organiser, vehicle, legs, milesHundredths, landedAt } = tour;
    const stateOf = (boat: unknown): TourState => {
      if (away.has(`${String(_id)} ${String(boat)}`)) return 'away';
      return landedAt ? 'landed' : 'coming';
    };
    const boats = tour.boats.map(({ boat, boatName, crew, since = null }) => {
      const group = groups.get(String(fleet.get(String(boat))?.fleetGroup));
      return {
        bus: String(boat),
        busname: boatName,
        since,
        state: stateOf(boat),
        moniker: group?.moniker ?? '',
        seats: seatsOfPayload(group?.payload ?? 1),
        crew: crew.map(personOf),
      };
    });
    const state = boats.some((boat) => boat.state === 'away') ? 'away' : stateOf(null);
    return {
      _id: String(_id),
      name,
      kind,
      from,
      to,
      vehicle,
      boats,
      state,
      organiser: personOf(organiser),
      legs: legs.map(presentLeg),
      miles: milesHundredths / 100,
      isOver: state !== 'landed' && endOfTour(to) <= now(),
      landed: landedAt && clubText(landedAt),
      mayEdit: mayEdit(tour, actor),
      mayEditLegs: mayEditLegs(tour, actor),
    };
  });
}
