import type { Plan } from '@fleetwatch/contract/plans/wire';
import { checkLaunch } from '@fleetwatch/contract/sorties/launchRules';
import type { RuleAnswer, Sortie } from '@fleetwatch/contract/sorties/wire';
import { shortTime } from '@fleetwatch/contract/time/localText';
import type { Viewer } from './planRights.ts';

/** 'Crew 2 of 4: Ana Bo (invited), Kim Harper' */
export function crewText({ crew, crewids, invitedids, limit }: Plan): string {
  const names = crew.map((name, at) => (invitedids.includes(crewids[at] ?? '') ? `${name} (invited)` : name));
  const count = limit === null ? `Crew ${crew.length}` : `Crew ${crew.length} of ${limit}`;
  return crew.length === 0 ? count : `${count}: ${names.join(', ')}`;
}

/** 'Osprey (4x), Finch (1x)' */
export const boatsText = ({ fleet }: Pick<Plan, 'fleet'>): string =>
  fleet.map(({ name, moniker }) => `${name} (${moniker})`).join(', ');

/** '17:00–18:30 Open Plan' */
export const planName = ({ launch, land, usergroup }: Plan): string =>
  `${shortTime(launch)}–${shortTime(land)} ${usergroup}`;

/** A member who is in one boat of several launches only that boat. */
function boatsQuestion(plan: Plan, viewer: Viewer): string {
  return plan.fleet.length > 1 && plan.crewids.includes(viewer.id)
    ? `Launch the boat you sit in, of ${boatsText(plan)}? Who sits in another one launches that.`
    : `Launch ${boatsText(plan)} with the crew of this plan?`;
}

/** What the rules say of the plan's crew, whichever of its boats they sit in (rule launch.rules). */
export function crewAnswers(plan: Plan, viewer: Viewer, stillOut: readonly Sortie[]): RuleAnswer[] {
  const crew = plan.crewids.flatMap((_id, at) => {
    const isSeated = _id !== viewer.id && !plan.invitedids.includes(_id);
    return isSeated ? [{ _id, name: plan.crew[at] ?? '' }] : [];
  });
  const out = stillOut.filter(({ bus_id: boat }) => !plan.fleet.some(({ _id }) => _id === boat));
  const seats = crew.length + 1;
  const boat = { _id: '', name: '', isInService: true, isOut: false, seats };
  return checkLaunch({ boat, launcherId: viewer.id, crew, out });
}

/** What the rules warn of comes first: a landing may have been forgotten. */
export const launchQuestion = (plan: Plan, viewer: Viewer, answers: readonly RuleAnswer[]): string =>
  [...answers.map(({ text }) => text), boatsQuestion(plan, viewer)].join(' ');
