export { SortiesScreen } from './day/SortiesScreen.tsx';
export { ActivityScreen } from './activity/ActivityScreen.tsx';
export { FleetGroupsScreen, UserGroupsScreen } from './laterScreens.tsx';
