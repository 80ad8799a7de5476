import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { ActivityPlaceholder } from './dashboard/ActivityPlaceholder.tsx';

/** Same size as the card that replaces it. */
export const CARD_PLACEHOLDER = <Skeleton shape="card" count={2} />;

// Parts that share code share a chunk.
export const LaunchPart = createPart(
  async () => (await import(/* webpackChunkName: "panels" */ './launch/LaunchPanel.tsx')).LaunchPanel,
  CARD_PLACEHOLDER,
);
export const DeckPart = createPart(
  async () => (await import(/* webpackChunkName: "panels" */ './deck/DeckPanel.tsx')).DeckPanel,
  CARD_PLACEHOLDER,
);
export const CoachPart = createPart(
  async () => (await import(/* webpackChunkName: "coach" */ './coach/CoachPanel.tsx')).CoachPanel,
  <Skeleton shape="card" count={1} />,
);
export const SplashPart = createPart(
  async () => (await import(/* webpackChunkName: "below" */ './splash/SplashCards.tsx')).SplashCards,
  CARD_PLACEHOLDER,
);
export const ActivityPart = createPart(
  async () => (await import(/* webpackChunkName: "below" */ './dashboard/ClubActivity.tsx')).ClubActivity,
  <ActivityPlaceholder />,
);
export const WorkoutsPart = createPart(
  async () => (await import(/* webpackChunkName: "below" */ './dashboard/MyWorkouts.tsx')).MyWorkouts,
  CARD_PLACEHOLDER,
);
export const SecondaryCardsPart = createPart(
  async () =>
    (await import(/* webpackChunkName: "secondary" */ './dashboard/SecondaryCards.tsx')).SecondaryCards,
);
export const LandPart = createPart(
  async () => (await import(/* webpackChunkName: "panels" */ './land/LandPanel.tsx')).LandPanel,
  CARD_PLACEHOLDER,
);

export const StatusPicturePart = createPart(
  async () => (await import(/* webpackChunkName: "pictures" */ './status/StatusPicture.tsx')).StatusPicture,
);
export const OutPicturePart = createPart(
  async () => (await import(/* webpackChunkName: "pictures" */ './dashboard/OutPicture.tsx')).OutPicture,
  // Same size as the plate that replaces it.
  <span style={{ width: 64, height: 40 }} />,
);
export const LateMarkPart = createPart(
  async () => (await import(/* webpackChunkName: "pictures" */ './dashboard/LateMark.tsx')).LateMark,
);

/** Fetched as soon as the member's own cards are drawn: on the dock the next tap is on one of them. */
export const ACTION_PARTS = [LaunchPart, LandPart, DeckPart];
