export { ActionsScreen } from './ActionsScreen.tsx';
export { CrewScreen, OnDeckScreen, ReportScreen } from './laterScreens.tsx';
