import { createPart } from '@fleetwatch/kit/ui/loading/createPart';

// The drawings of a day share a chunk; their placeholders have the final size.
export const TimelinePart = createPart(
  async () => (await import(/* webpackChunkName: "day" */ './DayTimeline.tsx')).DayTimeline,
);
export const OverviewPart = createPart(
  async () => (await import(/* webpackChunkName: "day" */ './DayOverview.tsx')).DayOverview,
);
export const MonthStripPart = createPart(
  async () => (await import(/* webpackChunkName: "day" */ './MonthStrip.tsx')).MonthStrip,
);
export const SortieTablePart = createPart(
  async () => (await import(/* webpackChunkName: "day" */ './SortieTable.tsx')).SortieTable,
);
