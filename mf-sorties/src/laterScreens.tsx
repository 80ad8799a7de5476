import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { ACTIVITY, FLEET_GROUPS, USER_GROUPS } from './texts.ts';

/** Screens whose code is not part of what /sorties waits for. */
const UserGroupsPart = createPart(
  async () => (await import(/* webpackChunkName: "weeks" */ './weeks/UserGroupsScreen.tsx')).UserGroupsScreen,
  <Screen title={USER_GROUPS} status="loading" />,
);
const FleetGroupsPart = createPart(
  async () =>
    (await import(/* webpackChunkName: "weeks" */ './weeks/FleetGroupsScreen.tsx')).FleetGroupsScreen,
  <Screen title={FLEET_GROUPS} status="loading" />,
);

const ActivityPart = createPart(
  async () =>
    (await import(/* webpackChunkName: "activity" */ './activity/ActivityScreen.tsx')).ActivityScreen,
  <Screen title={ACTIVITY} status="loading" />,
);

export const ActivityScreen = ActivityPart.View;
export const UserGroupsScreen = UserGroupsPart.View;
export const FleetGroupsScreen = FleetGroupsPart.View;
