export {
  AuditScreen,
  ClearancesScreen,
  ClubLookScreen,
  ConditionsScreen,
  DamageDetailScreen,
  DamageScreen,
  OfficersScreen,
} from './laterScreens.tsx';
export { FleetAndLog } from './fleet/FleetAndLog.tsx';
export { DockFleetGroupsScreen } from './groups/DockFleetGroupsScreen.tsx';
export { PurgeUserGroupsScreen } from './groups/PurgeUserGroupsScreen.tsx';
export { MembersAndAbout } from './members/MembersAndAbout.tsx';
