export { CorrectionsScreen } from './corrections/CorrectionsScreen.tsx';
export { NewCorrectionScreen } from './corrections/NewCorrectionScreen.tsx';
