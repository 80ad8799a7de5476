import type { Plan } from '@fleetwatch/contract/plans/wire';
import { checkLaunch } from '@fleetwatch/contract/sorties/launchRules';
import type { LaunchCheck, RuleAnswer, Sortie } from '@fleetwatch/contract/sorties/wire';
import type { Viewer } from '../plans/planRights.ts';
import { launchBoats, launchOwnBoat } from './texts.ts';
import { boatsText } from '../plans/planTexts.ts';

/** A member who is in one boat of several launches only that boat. */
export function launchQuestion(plan: Plan, viewer: Viewer): string {
  return plan.fleet.length > 1 && plan.crewids.includes(viewer.id)
    ? launchOwnBoat(boatsText(plan))
    : launchBoats(boatsText(plan));
}

/** Returns the rules' findings about the plan's crew, in any of its boats (rule launch.rules). */
function crewAnswers(plan: Plan, viewer: Viewer, stillOut: readonly Sortie[]): RuleAnswer[] {
  const crew = plan.crewids.flatMap((_id, at) => {
    const isSeated = _id !== viewer.id && !plan.invitedids.includes(_id);
    return isSeated ? [{ _id, name: plan.crew[at] ?? '' }] : [];
  });
  const out = stillOut.filter(({ bus_id: boat }) => !plan.fleet.some(({ _id }) => _id === boat));
  const seats = crew.length + 1;
  const boat = { _id: '', name: '', isInService: true, isOut: false, seats };
  return checkLaunch({ boat, launcherId: viewer.id, crew, out });
}

/** Returns the rules' findings about the plan's boats, such as a limited one (rule damage.limited). */
const boatAnswers = ({ fleet }: Plan): RuleAnswer[] =>
  fleet.flatMap(({ _id, name, damage }) => {
    const boat = { _id, name, isInService: true, isOut: false, seats: 1, damage };
    return checkLaunch({ boat, launcherId: null, crew: [], out: [] });
  });

/** Returns the rules' findings by this device's data, until the server has answered. */
export const checkOnDevice = (plan: Plan, viewer: Viewer, stillOut: readonly Sortie[]): LaunchCheck => ({
  results: [...boatAnswers(plan), ...crewAnswers(plan, viewer, stillOut)],
  canOverride: [],
});

/** Returns the rules' findings without "reserved": the plan itself has reserved its boats. */
export const launchNotices = ({ results }: LaunchCheck): RuleAnswer[] =>
  results.filter(({ code }) => code !== 'reserved');
