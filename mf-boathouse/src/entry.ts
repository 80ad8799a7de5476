export { BoathouseScreen } from './kiosk/BoathouseScreen.tsx';
