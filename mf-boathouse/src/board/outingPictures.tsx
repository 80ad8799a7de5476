import type { KioskSortie } from '@fleetwatch/contract/sorties/wire';
import { BoatDrawing } from '@fleetwatch/kit/art/BoatDrawing';
import { BoatPlate } from '@fleetwatch/kit/art/BoatPlate';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { sortieBoatLook } from '@fleetwatch/contract/boats/boatLook';
import { PLATE_PX } from './landedStyle.ts';

interface OutingPictureProps {
  sortie: KioskSortie;
}

/** px per unit: an eight fills its column of the board. */
const BOARD_SCALE = 0.52;

function useDrawn(sortie: KioskSortie) {
  const { boats, fleetGroups } = useKiosk().data;
  return sortieBoatLook(sortie, boats, fleetGroups);
}

/** The boat of an outing in its row of the board. */
export function BoardPicture({ sortie }: OutingPictureProps) {
  return <BoatDrawing boat={useDrawn(sortie)} scale={BOARD_SCALE} />;
}

/** The boat of a landed outing. */
export function LandedPicture({ sortie }: OutingPictureProps) {
  return <BoatPlate boat={useDrawn(sortie)} width={PLATE_PX} />;
}
