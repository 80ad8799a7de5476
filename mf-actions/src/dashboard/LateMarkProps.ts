import type { Sortie } from '@fleetwatch/contract/sorties/wire';

export interface LateMarkProps {
  sortie: Sortie;
  /** When it left. */
  since: string;
}
