import type { Sortie } from '@fleetwatch/contract/sorties/wire';

/** Whether a member is in the boat of a sortie: its launcher, or in its crew. */
export const isAboard = ({ user_id, crew }: Sortie, memberId: string): boolean =>
  user_id === memberId || crew.includes(memberId);
