import { createPart } from '@fleetwatch/kit/ui/loading/createPart';

// Parts that share code share a chunk. The boats that are out come first, as words; their pictures have their place before.
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
