export { ActionsScreen } from './ActionsScreen.tsx';
