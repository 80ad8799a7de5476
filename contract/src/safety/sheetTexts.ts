import { LEVEL_TEXTS, STAGE_TEXTS, OUTCOME_TEXTS } from './texts.ts';
import { type AlertLine, type LastReport } from './wire.ts';
import { type AgeBand } from './ageBand.ts';
export const AGE_TEXTS: Readonly<Record<AgeBand, string>> = {
  junior: 'under 18',
  adult: 'adult',
  senior: '65 or older',
};

export const LINE_TEXTS: Readonly<Record<AlertLine['what'], string>> = {
  ...LEVEL_TEXTS,
  ...STAGE_TEXTS,
  ...OUTCOME_TEXTS,
  acknowledged: 'Acknowledged',
  heard: 'Seen or heard',
  help: 'Asks for help',
};

/** Shown if no contacts are visible. */
export const NO_CONTACTS =
  'Contacts are shown only to officers and the duty team, once the boat is overdue and this device is online, but never on an anonymous device.';

export const HOW_TEXTS: Readonly<Record<LastReport['how'], string>> = {
  launched: 'launched',
  changed: 'changed the return time',
  heard: 'seen or heard',
  help: 'asked for help',
};
