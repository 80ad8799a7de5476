import { boatAway } from '@fleetwatch/contract/tours/texts';
import { clubDay } from '../platform/club/clock.ts';
import { usesFeature } from '../platform/club/features.ts';
import type { SortieRecord } from './Sortie.ts';

/** A sortie whose boat is away with a tour, before the tour's end. */
type AwaySortie = SortieRecord & { tour: { until: Date } };

/**
 * Leaves out the boats that are away with a tour, as a filter of the database (rule tour.away). Everything that looks for boats
 * uses it; their end is noted by the clock (`endTours`).
 */
export const notAway = (): object => (usesFeature('tours') ? { 'tour.until': null } : {});

export const isAway = (sortie: SortieRecord): sortie is AwaySortie =>
  sortie.tour?.until !== undefined && usesFeature('tours');

/** Why a boat that is away cannot be had: 'Osprey is away until 3 May: Elbe 2026.' */
export const awayText = ({ boatName, tour }: AwaySortie): string =>
  boatAway(boatName, clubDay(tour.until), clubDay(), tour.name);
