import { NewCorrectionPart } from './laterScreens.tsx';

export { CorrectionsScreen } from './corrections/CorrectionsScreen.tsx';
export { ForgottenScreen } from './forgotten/ForgottenScreen.tsx';
export { GuestsScreen, ToursScreen } from './laterScreens.tsx';
export const NewCorrectionScreen = NewCorrectionPart.View;
