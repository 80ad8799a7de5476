export { ActionsScreen } from './ActionsScreen.tsx';
export { CrewScreen, OnDeckScreen } from './laterScreens.tsx';
