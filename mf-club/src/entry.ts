export { AuditScreen, ClubLookScreen, ExportScreen, ImportScreen, OfficersScreen } from './laterScreens.tsx';
export { DockFleetGroupsScreen } from './groups/DockFleetGroupsScreen.tsx';
export { PurgeUserGroupsScreen } from './groups/PurgeUserGroupsScreen.tsx';
export { MembersAndAbout } from './members/MembersAndAbout.tsx';
