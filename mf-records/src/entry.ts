import { NewCorrectionPart } from './laterScreens.tsx';

export { CorrectionsScreen } from './corrections/CorrectionsScreen.tsx';
export { LateLandingScreen } from './lateLandings/LateLandingScreen.tsx';
export { GuestsScreen, ToursScreen } from './laterScreens.tsx';
export const NewCorrectionScreen = NewCorrectionPart.View;
