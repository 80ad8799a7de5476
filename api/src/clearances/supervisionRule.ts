import type { LaunchRule } from '../sorties/launchRules.ts';
import { readSupervision } from './commands/readSupervision.ts';

/** Whether minors aboard are watched (rules clearance.supervision, clearance.consent). */
export const supervisionRule: LaunchRule = {
  id: 'supervision',
  async load({ aboard, supervisor, day }) {
    const answers = await readSupervision(aboard, supervisor, day);
    return answers.length > 0 ? { answers: () => answers } : null;
  },
};
