import { boatAway } from '@fleetwatch/contract/tours/texts';
import { clubDay } from '../platform/club/clock.ts';
import { usesFeature } from '../platform/club/features.ts';
import type { SortieRecord } from './Sortie.ts';

/** A sortie whose boat is away with a tour, before the tour's end. */
type AwaySortie = SortieRecord & { tour: { until: Date } };

/**
 * Database filter that excludes boats away with a tour (rule tour.away). Every lookup of boats uses it; the
 * end of their absence is set by a scheduled job (`endTours`).
 */
export const notAway = (): object => (usesFeature('tours') ? { 'tour.until': null } : {});

export const isAway = (sortie: SortieRecord): sortie is AwaySortie =>
  sortie.tour?.until !== undefined && usesFeature('tours');

/** Reason why a boat that is away is not available: 'Osprey is away until May 3: Elbe 2026.' */
export const awayText = ({ boatName, tour }: AwaySortie): string =>
  boatAway(boatName, clubDay(tour.until), clubDay(), tour.name);
