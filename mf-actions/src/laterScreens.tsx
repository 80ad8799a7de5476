import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { CREW, ON_DECK_TITLE, REPORT_DAMAGE } from './texts.ts';

/** Screens of this remote whose code is not part of what /actions waits for. */
export const CrewPart = createPart(
  async () => (await import('./crew/CrewScreen.tsx')).CrewScreen,
  <Screen title={CREW} status="loading" />,
);
const OnDeckPart = createPart(
  async () => (await import('./ondeck/OnDeckScreen.tsx')).OnDeckScreen,
  <Screen title={ON_DECK_TITLE} status="loading" />,
);

/** With the panels, which the device has loaded before a boat is landed without a network. */
export const ReportPart = createPart(
  async () => (await import(/* webpackChunkName: "panels" */ './report/ReportScreen.tsx')).ReportScreen,
  <Screen title={REPORT_DAMAGE} status="loading" />,
);

export const CrewScreen = CrewPart.View;
export const OnDeckScreen = OnDeckPart.View;
export const ReportScreen = ReportPart.View;
