import { BOATS_PER_SUPERVISOR } from '@fleetwatch/contract/clearances/supervision';
import { currentClub } from '../platform/club/clubScope.ts';

/** As many boats as one person watches at a time in the current club (rule clearance.supervision). */
export const boatsPerSupervisor = (): number => currentClub().boatsPerSupervisor ?? BOATS_PER_SUPERVISOR;
