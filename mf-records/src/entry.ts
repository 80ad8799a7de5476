import { GuestsPart } from './guestsPart.tsx';
import { ToursPart } from './toursPart.tsx';

export { CorrectionsScreen } from './corrections/CorrectionsScreen.tsx';
export { NewCorrectionScreen } from './corrections/NewCorrectionScreen.tsx';
export { ForgottenScreen } from './forgotten/ForgottenScreen.tsx';
export const GuestsScreen = GuestsPart.View;
export const ToursScreen = ToursPart.View;
