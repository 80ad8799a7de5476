import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { BoatPlate } from '@fleetwatch/kit/art/BoatPlate';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useDrawnOuting } from '../status/useDrawnOuting.ts';

/** The boat of an outing, in the club's colors. */
export function OutPicture({ sortie }: { sortie: Sortie }) {
  const boat = useDrawnOuting(sortie);
  const { data: club } = useClubQuery();
  return <BoatPlate boat={boat} blade={club?.identity} />;
}
