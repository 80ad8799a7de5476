import type { Level, Stage } from '@fleetwatch/contract/safety/kinds';
import {
  FORMER_MEMBER,
  LEVEL_TEXTS,
  QUIET_UNTIL_CHANGE,
  STAGE_TEXTS,
} from '@fleetwatch/contract/safety/texts';

export const LOG = 'Log';
export const NO_INCIDENTS = 'No boat has been late yet.';
export const expectedAt = (time: string): string => `expected at ${time}`;

export const alertTitle = (boat: string): string => `Alert: ${boat}`;
/** 'Alarm since 11:55.' */
export const levelSince = (level: Level, time: string): string => `${LEVEL_TEXTS[level]} since ${time}.`;
export const NOT_ACKNOWLEDGED = 'Not acknowledged yet.';
/** `by` is null for a former member. */
export const acknowledgedBy = (by: string | null, time: string): string =>
  `Acknowledged by ${by ?? FORMER_MEMBER} at ${time}.`;
export const IS_QUIET = `${QUIET_UNTIL_CHANGE}.`;
export const stageIs = (stage: Stage): string => `${STAGE_TEXTS[stage]}.`;
export const ACKNOWLEDGE = 'Acknowledge';
export const MARK_FORGOTTEN = 'Mark as forgotten, on its rack';
export const RESOLVE = 'Resolve';
export const isEveryoneSafe = (boat: string): string => `Is everyone from ${boat} safe?`;
export const EVERYONE_IS_SAFE = 'Everyone is safe';
export const WHAT_HAPPENED = 'What happened';

export const CHECKLIST = 'Checklist';
export const REFERENCE_NUMBER = 'Reference number';
export const REFERENCE_NUMBER_HINT = 'If the services gave you one, enter it before you tick this step.';

export const CLOTHING = 'Clothing';
export const CREW_WEARS = 'What the crew is wearing';
export const CREW_WEARS_HINT =
  'Colors, from their contacts or anyone who saw them leave. Shown on the rescue sheet.';

export const MESSAGES = 'Messages';

export const REPORT = 'Report';
export const SEEN_OR_HEARD = 'Seen or heard';
export const SEEN_OR_HEARD_HINT = 'Where, when and by whom. The rescue sheet shows the last report.';
export const ADD_TO_LOG = 'Add to log';
