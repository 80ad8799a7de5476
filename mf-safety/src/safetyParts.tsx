import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { ARE_YOU_BACK, CLEARANCES, CONDITIONS, RESCUE_SHEET } from './texts.ts';

// Parts that share code share a chunk: the boats that are out come first.
export const AlertPart = createPart(
  async () => (await import(/* webpackChunkName: "alerts" */ './alerts/AlertPanel.tsx')).AlertPanel,
);
export const AlertLogPart = createPart(
  async () => (await import(/* webpackChunkName: "alerts" */ './alerts/AlertLog.tsx')).AlertLog,
);
export const DutyPart = createPart(
  async () => (await import(/* webpackChunkName: "duty" */ './duty/DutyCard.tsx')).DutyCard,
);
export const NeedHelpPart = createPart(
  async () => (await import(/* webpackChunkName: "help" */ './help/NeedHelp.tsx')).NeedHelp,
);
export const SettingsPart = createPart(
  async () => (await import(/* webpackChunkName: "settings" */ './settings/SettingsForm.tsx')).SettingsForm,
);
export const ContactsPart = createPart(
  async () => (await import(/* webpackChunkName: "settings" */ './contacts/MyContacts.tsx')).MyContacts,
);
export const SheetPart = createPart(
  async () => (await import(/* webpackChunkName: "sheet" */ './sheet/SheetScreen.tsx')).SheetScreen,
  <Screen title={RESCUE_SHEET} status="loading" />,
);
export const BackPart = createPart(
  async () => (await import(/* webpackChunkName: "back" */ './back/BackScreen.tsx')).BackScreen,
  <Screen title={ARE_YOU_BACK} status="loading" />,
);
/** The club's clearances, in clubs that use them. */
export const ClearancesScreen = createPart(
  async () =>
    (await import(/* webpackChunkName: "clearances" */ './clearances/ClearancesScreen.tsx')).ClearancesScreen,
  <Screen title={CLEARANCES} status="loading" />,
).View;
/** The conditions, in clubs that use them. */
export const ConditionsScreen = createPart(
  async () =>
    (await import(/* webpackChunkName: "conditions" */ './conditions/ConditionsScreen.tsx')).ConditionsScreen,
  <Screen title={CONDITIONS} status="loading" />,
).View;
/** Fetched once the board is drawn: an alarm does not wait for code, nor does a dock without a network. */
export const LATER_PARTS = [AlertPart, SheetPart, DutyPart];
