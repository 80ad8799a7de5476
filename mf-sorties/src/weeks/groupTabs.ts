import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';

/** A group as the week screens need it. */
export interface WeekGroup {
  _id: string;
  name: string;
  moniker: string;
  /** On its tab. */
  label: string;
}

/** Tab labels are cut to so many characters (rule sortie.weeks). */
const LABEL_LENGTH = 14;

/** 'Masters Women Novice' → 'Masters Women' */
export const userGroupTab = ({ _id, name, moniker }: UserGroup): WeekGroup => ({
  _id,
  name,
  moniker,
  label: name.slice(0, LABEL_LENGTH).trim(),
});

/** 'Straight Four' → 'Straight Four (4-)' */
export const fleetGroupTab = ({ _id, name, moniker }: FleetGroup): WeekGroup => ({
  _id,
  name,
  moniker,
  label: `${name.slice(0, LABEL_LENGTH).trim()} (${moniker})`,
});
