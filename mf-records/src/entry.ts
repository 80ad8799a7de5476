export { ForgottenScreen } from './forgotten/ForgottenScreen.tsx';
export { LeavingScreen } from './leaving/LeavingScreen.tsx';
export { RecordsScreen } from './RecordsScreen.tsx';
