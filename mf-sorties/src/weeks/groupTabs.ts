import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';

/** The fields of a group that the week screens need. */
export interface WeekGroup {
  _id: string;
  name: string;
  moniker: string;
  /** Label of its tab. */
  label: string;
}

/** Maximum length of a tab label (rule sortie.weeks). */
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
