import type { Clearance, Requirement } from '@fleetwatch/contract/clearances/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';

/** The club's clearances, shared by all parts of the screen. */
export interface ClearanceContext {
  clearances: readonly Clearance[];
  requirements: readonly Requirement[];
  /** Most boats that one person watches; absent in a club without juniors. */
  boatsPerSupervisor?: number | undefined;
  today: LocalDateText;
  /** Whether the viewer grants clearances. */
  mayGrant: boolean;
  /** Returns a clearance's name. */
  nameOf: (id: string) => string;
  /** Returns a class's name. */
  classOf: (id: string) => string;
}

/** Returns 'Sculling, Quad'; a clearance for all classes is just its name. */
export const titleOf = (
  { nameOf, classOf }: ClearanceContext,
  { clearance, fleetGroup }: { clearance: string; fleetGroup: string | null },
): string => nameOf(clearance) + (fleetGroup === null ? '' : `, ${classOf(fleetGroup)}`);
