export { ForgottenScreen } from './forgotten/ForgottenScreen.tsx';
export { RecordsScreen } from './RecordsScreen.tsx';
