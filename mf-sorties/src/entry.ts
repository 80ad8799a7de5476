export { SortiesScreen } from './day/SortiesScreen.tsx';
export { UserGroupsScreen } from './weeks/UserGroupsScreen.tsx';
export { FleetGroupsScreen } from './weeks/FleetGroupsScreen.tsx';
export { ActivityScreen } from './activity/ActivityScreen.tsx';
