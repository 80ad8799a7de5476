export { SortiesScreen } from './day/SortiesScreen.tsx';
export { ActivityScreen, FleetGroupsScreen, UserGroupsScreen } from './laterScreens.tsx';
