export { BoathouseScreen } from './BoathouseScreen.tsx';
