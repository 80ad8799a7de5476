import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { datePart } from '@fleetwatch/contract/time/localText';

/** A private boat links to its class, in the week of the sortie (rule sortie.fleet-group-route). */
export const boatActivityPath = ({ bus_id, launch, private: isPrivate }: Sortie): string =>
  isPrivate ? `/fleetgroups/${bus_id}/${datePart(launch)}` : `/activity/bus/${bus_id}`;

export const userActivityPath = ({ user_id }: Pick<Sortie, 'user_id'>): string => `/activity/user/${user_id}`;
