import type { Flag } from '@fleetwatch/contract/conditions/kinds';
import { BY_HAND, flagIs, INPUT_TEXTS } from '@fleetwatch/contract/conditions/texts';
import { valueText, type Input, type Quantity, type Unit } from '@fleetwatch/contract/conditions/units';

export const NOW = 'Now';
/** 'Yellow flag: wind. Until 14:00, by Ana Bo.' */
export const flagUntil = (colour: Flag, text: string, time: string, by: string | undefined): string =>
  `${flagIs(colour, text)} Until ${time}${by ? `, by ${by}` : ''}.`;
export const READINGS = 'Readings';
/** '2 h ago, too old' */
export const tooOld = (age: string): string => `${age}, too old`;

export const LIGHT_TITLE = 'Light';
export const nowAt = (time: string): string => `Now ${time}`;

export const REPORT_READING = 'Report a reading';
export const READING = 'Reading';
export const MEASURED_INPUT = 'What you measured';
export const STEP = 'Step';
export const VALUE = 'Value';
export const WHERE = 'Where';
export const REPORT = 'Report';
export const READING_REPORTED = 'Reading reported.';
/** Title of a reading that waits for a network. */
export const waitingReading = (input: Input, value: number, unit: Unit): string =>
  `Report ${INPUT_TEXTS[input].toLowerCase()} ${valueText(value, unit)}`;
export const WAITING_BY_HAND = `${BY_HAND} (waiting to be sent)`;

export const SET_FLAG = 'Set the flag';
export const FLAG = 'Flag';
export const FLAG_SET = 'Flag set.';
export const COLOR = 'Color';
export const FLAG_REASON = 'Reason';
export const FLAG_HOURS_LABEL = 'For how many hours';
export const LOWER_REASON_LABEL = 'Reason for lowering';
export const CLEAR_FLAG = 'Clear manual flag';
export const FLAG_CLEARED = 'The rules apply again.';

export const RULES = 'Rules';
export const RULES_SAVED = 'Rules saved.';
export const NO_RULES = 'The club has no rules yet, so conditions are not checked at a launch.';
export const EVERY_BOAT = 'Every boat.';
export const A_CLASS = 'A class';
export const classList = (names: readonly string[]): string => `${names.join(', ')}.`;
export const STOPS = 'Stops';
export const editRule = (rule: string): string => `Edit ${rule}`;
export const ADD_RULE = 'Add a rule';
export const CHANGE = 'Change';
export const PRESET = 'Common rules';
export const ADD_PRESET = 'Add these rules';

export const EDIT_RULE = 'Edit rule';
export const NEW_RULE = 'New rule';
export const WHEN_IT_IS = 'When it is';
export const LIMIT = 'Limit';
export const READINGS_FROM = 'Readings from';
export const ALL_SOURCES = 'All sources';
export const MESSAGE = 'Message';
export const THEN = 'Then';
export const CLASSES = 'Boat classes (none = all boats)';
export const EXCEPT_HOLDERS = 'Except crews who all hold';
export const SAVE_RULE = 'Save rule';

export const HOLD_FORM = 'How long rules stay active';
export const HOLD_KIND = 'Keep a rule active after a reading crosses its limit';
export const HOLD_NONE = 'Do not extend';
export const HOLD_MINUTES = 'For a number of minutes';
export const HOLD_MORNINGS = 'Until a number of mornings within limits';
export const HOW_MANY_MINUTES = 'How many minutes';
export const HOW_MANY_MORNINGS = 'How many mornings';

export const SOURCES = 'Sources';
export const SOURCES_SAVED = 'Sources saved.';
export const IN_USE = 'In use';
export const removeSource = (name: string): string => `Remove ${name}`;
export const SOURCE = 'Source';
export const SERVICE = 'Service';
export const LOCATION = 'Location';
export const addSource = (service: string): string => `Add ${service}`;

export const REPORTERS = 'Who can report';
export const REPORTERS_SAVED = 'Reporters saved.';
export const REPORTERS_INTRO = 'Officers can always report readings and raise the flag. So can:';
export const EVERY_MEMBER = 'Every member';
export const NO_REPORTERS = 'No members chosen yet.';
export const CHOOSE_MEMBER = 'Choose a member';

export const UNITS = 'Units';
export const UNITS_SAVED = 'Units saved.';
export const QUANTITY_LABELS: Readonly<Record<Quantity, string>> = {
  speed: 'Wind in',
  temperature: 'Temperatures in',
  level: 'Levels in',
  flow: 'Flows in',
};
export const AS_REPORTED = 'As reported';
