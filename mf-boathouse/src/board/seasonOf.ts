import { formatDistance } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import type { KioskSortie } from '@fleetwatch/contract/sorties/wire';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import { namesOfCrew } from './namesOfCrew.ts';
import { seasonAndCrew, seasonText } from './texts.ts';

/** 'Season 120.5 mi, 22 trips · Crew Bo Lind and 1 more': the launcher's season, and the rest of the crew. */
export function seasonOf(
  { total_miles, total_trips, crew }: Pick<KioskSortie, 'total_miles' | 'total_trips' | 'crew'>,
  members: readonly Pick<ListedMember, '_id' | 'name'>[],
  unit: ShownUnit,
): string {
  const season = seasonText(formatDistance(total_miles, unit), total_trips);
  return crew.length === 0 ? season : seasonAndCrew(season, namesOfCrew(crew, members));
}
