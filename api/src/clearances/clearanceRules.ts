import { checkClearances } from '@fleetwatch/contract/clearances/checkClearances';
import { seatClearances } from '@fleetwatch/contract/clearances/seatClearances';
import type { LaunchRule } from '../sorties/launchRules.ts';
import { readCrewClearances } from './commands/readCrewClearances.ts';
import { readSupervision } from './commands/readSupervision.ts';

/** Checks whether everyone aboard is cleared for the boat (rules clearance.requirements, clearance.ban). */
export const clearanceRule: LaunchRule = {
  id: 'clearances',
  async load({ aboard, day, at, area, workoutType }) {
    const factsOf = await readCrewClearances(aboard, day, at, { area, workoutType });
    if (!factsOf) return null;
    return {
      answers: (boat) => checkClearances(factsOf(boat)),
      seats: (boat) => seatClearances(factsOf(boat)),
    };
  },
};

/** Checks whether minors aboard are supervised (rules clearance.supervision, clearance.consent). */
export const supervisionRule: LaunchRule = {
  id: 'supervision',
  async load({ aboard, supervisor, day }) {
    const answers = await readSupervision(aboard, supervisor, day);
    return answers.length > 0 ? { answers: () => answers } : null;
  },
};
