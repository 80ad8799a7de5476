import { createPart } from '@fleetwatch/kit/ui/loading/createPart';

// Parts that share code share a chunk. The boats out appear first as text; space is reserved for their pictures.
export const BoardPicturePart = createPart(
  async () => (await import(/* webpackChunkName: "landed" */ './outingPictures.tsx')).BoardPicture,
);
export const ClubDayPart = createPart(
  async () => (await import(/* webpackChunkName: "steps" */ './ClubDay.tsx')).ClubDay,
);
export const LandedDialogPart = createPart(
  async () => (await import(/* webpackChunkName: "steps" */ './LandedDialog.tsx')).LandedDialog,
);

export const BOARD_PARTS = [BoardPicturePart, ClubDayPart, LandedDialogPart];
