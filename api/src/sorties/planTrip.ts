import { expectedReturn, usualMinutes } from '@fleetwatch/contract/safety/ladder';
import { AREA_UNKNOWN } from '@fleetwatch/contract/safety/texts';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import { Types } from 'mongoose';
import { dayEndOf, safetySettings } from '../clubs/clubSafety.ts';
import type { TripRecord } from '../logbook/Sortie.ts';
import { clubDay } from '../platform/club/clock.ts';
import { usesFeature } from '../platform/club/features.ts';
import { ApiError } from '../platform/http/errors.ts';

/** Launch that a trip belongs to. */
interface TripLaunch {
  /** Member ids. */
  aboard: readonly string[];
  launchedAt: Date;
  /** Whether it was sent later. */
  isFact: boolean;
  /** End of its plan; null for a launch without a plan. */
  planEnd: Date | null;
}

/**
 * Builds the trip that a sortie records (rule safety.expected): a crew is expected at the end of its plan
 * unless stated otherwise. Undefined in a club that does not track overdue boats. Throws `invalid:area` for
 * an unknown area, unless the launch was sent later: the area may have been removed since.
 */
export function planTrip(
  { back, area, heading = '', lights = false, phone }: Trip,
  { aboard, launchedAt, isFact, planEnd }: TripLaunch,
): TripRecord | undefined {
  if (!usesFeature('overdue')) return undefined;
  const settings = safetySettings();
  const known = settings.areas.find(({ _id }) => _id === area);
  if (area !== undefined && !known && !isFact) throw new ApiError('invalid:area', AREA_UNKNOWN);
  const { lastBoatMs } = dayEndOf(clubDay(launchedAt));
  const minutes = usualMinutes(settings, area ?? null);
  const isPlanned = back === undefined && planEnd !== null && planEnd > launchedAt;
  const usual = new Date(expectedReturn(back, launchedAt.getTime(), { minutes, lastBoatMs }));
  return {
    expectedAt: isPlanned ? planEnd : usual,
    source:
      back !== undefined || isPlanned ? 'member' : (known?.minutes ?? null) === null ? 'default' : 'area',
    ...(phone !== undefined && aboard.includes(phone) && { phone: new Types.ObjectId(phone) }),
    area: known?.name ?? null,
    heading: heading.trim(),
    lights,
    changes: [],
    ashore: null,
  };
}
