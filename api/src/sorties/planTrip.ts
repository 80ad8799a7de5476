import { expectedReturn, usualMinutes } from '@fleetwatch/contract/safety/ladder';
import { AREA_UNKNOWN } from '@fleetwatch/contract/safety/texts';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import { Types } from 'mongoose';
import { dayEndOf, safetySettings } from '../clubs/clubSafety.ts';
import type { TripRecord } from '../logbook/Sortie.ts';
import { clubDay } from '../platform/club/clock.ts';
import { usesFeature } from '../platform/club/features.ts';
import { ApiError } from '../platform/http/errors.ts';

/** The launch of a trip. */
interface TripLaunch {
  /** Member ids. */
  aboard: readonly string[];
  launchedAt: Date;
  /** Whether it was sent later. */
  isFact: boolean;
  /** When its plan ends; null for a launch without a plan. */
  planEnd: Date | null;
}

/**
 * What a sortie keeps of what its crew says (rule safety.expected), who are back when their plan ends unless they say otherwise;
 * undefined in a club that does not watch for overdue boats.
 * Throws `invalid:area` for an unknown area, unless the launch was sent later: the area may have been removed since.
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
