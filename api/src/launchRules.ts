import { clearanceRule } from './clearances/clearanceRule.ts';
import { supervisionRule } from './clearances/supervisionRule.ts';
import { conditionRule } from './conditions/conditionRule.ts';
import { plannedRule } from './plans/plannedRule.ts';
import { heldRule } from './reservations/heldRule.ts';
import type { LaunchRule } from './sorties/launchRules.ts';

/** What modules say of launches, beside what the log itself does. */
export const LAUNCH_RULES: readonly LaunchRule[] = [
  plannedRule,
  clearanceRule,
  supervisionRule,
  conditionRule,
  heldRule,
];
