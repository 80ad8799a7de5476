import type { Sortie } from '@fleetwatch/contract/sorties/wire';

/** A boat that is out, as this device shows it. */
export type OutSortie = Sortie & {
  /** The member's call for help waits on this device: not sent to anyone yet. */
  isHelpWaiting?: true;
};
