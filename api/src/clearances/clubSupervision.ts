import { BOATS_PER_SUPERVISOR } from '@fleetwatch/contract/clearances/limits';
import { currentClub } from '../platform/club/clubScope.ts';

/**
 * Maximum number of boats that one member supervises at a time in the current club (rule
 * clearance.supervision).
 */
export const boatsPerSupervisor = (): number => currentClub().boatsPerSupervisor ?? BOATS_PER_SUPERVISOR;
