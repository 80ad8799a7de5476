import { BackPart, NeedHelpPart, SheetPart } from './safetyParts.tsx';

export { ClearancesScreen, ConditionsScreen } from './safetyParts.tsx';
export { SafetyScreen } from './board/SafetyScreen.tsx';
export const SheetScreen = SheetPart.View;
export const BackScreen = BackPart.View;
/** Shown on /actions. */
export const NeedHelp = NeedHelpPart.View;
