export { CorrectionsScreen } from './corrections/CorrectionsScreen.tsx';
export { ForgottenScreen } from './forgotten/ForgottenScreen.tsx';
export { LeavingScreen } from './leaving/LeavingScreen.tsx';
export { NewCorrectionScreen } from './corrections/NewCorrectionScreen.tsx';
