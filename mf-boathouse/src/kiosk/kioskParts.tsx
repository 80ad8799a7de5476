import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { BOARD_PARTS } from '../board/boardParts.tsx';
import { TripPart } from '../launch/tripPart.tsx';

const placeholder = <Skeleton shape="card" count={2} />;

// Parts that share code share a chunk.
export const LaunchPart = createPart(
  async () => (await import(/* webpackChunkName: "steps" */ '../launch/LaunchPane.tsx')).LaunchPane,
  placeholder,
);
export const AuthenticatePart = createPart(
  async () => (await import(/* webpackChunkName: "steps" */ '../land/AuthenticatePane.tsx')).AuthenticatePane,
  placeholder,
);
export const MySortiesPart = createPart(
  async () => (await import(/* webpackChunkName: "steps" */ '../land/MySorties.tsx')).MySorties,
  placeholder,
);
export const SignInWarningPart = createPart(
  async () => (await import(/* webpackChunkName: "steps" */ './SignInWarning.tsx')).SignInWarning,
);
export const LogOffFirstPart = createPart(
  async () => (await import(/* webpackChunkName: "steps" */ './LogOffFirst.tsx')).LogOffFirst,
);

export const LandedTodayPart = createPart(
  async () => (await import(/* webpackChunkName: "landed" */ '../board/LandedToday.tsx')).LandedToday,
);

export const OverdueBarPart = createPart(
  async () => (await import(/* webpackChunkName: "overdue" */ '../board/OverdueBar.tsx')).OverdueBar,
);

export const PairTabletPart = createPart(
  async () => (await import(/* webpackChunkName: "pairing" */ '../pairing/PairTablet.tsx')).PairTablet,
  placeholder,
);

/** Fetched as soon as the wall shows its board: the next touch opens one of them. */
export const STEP_PARTS = [LandedTodayPart, ...BOARD_PARTS, ...[LaunchPart, AuthenticatePart, MySortiesPart]];

/** In a club that watches for overdue boats, the next launch also needs the expected return. */
export const WATCHED_STEP_PARTS = [...STEP_PARTS, TripPart];
