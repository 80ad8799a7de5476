export { BoathouseScreen } from './kiosk/BoathouseScreen.tsx';
export { TabletsScreen } from './tablets/TabletsScreen.tsx';
