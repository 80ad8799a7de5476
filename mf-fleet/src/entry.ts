export { CaptainsLogScreen, ClubLookScreen } from './laterScreens.tsx';
export { FleetScreen } from './fleet/FleetScreen.tsx';
export { DockFleetGroupsScreen } from './groups/DockFleetGroupsScreen.tsx';
export { PurgeUserGroupsScreen } from './groups/PurgeUserGroupsScreen.tsx';
export { AboutMemberScreen } from './members/AboutMemberScreen.tsx';
export { MembersScreen } from './members/MembersScreen.tsx';
