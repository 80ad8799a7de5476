import type { Plan } from '@fleetwatch/contract/plans/wire';
import { afloatText, crewOut } from '@fleetwatch/contract/sorties/afloat';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
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

/** Warns first about crew members who are on the water elsewhere: their landing may have been forgotten. */
export function launchQuestion(plan: Plan, viewer: Viewer, stillOut: readonly Sortie[]): string {
  const joined = plan.crewids.flatMap((_id, at) => {
    const isSeated = _id !== viewer.id && !plan.invitedids.includes(_id);
    return isSeated ? [{ _id, name: plan.crew[at] ?? '' }] : [];
  });
  const boats = plan.fleet.map(({ _id }) => _id);
  return `${afloatText(crewOut(joined, boats, stillOut))} ${boatsQuestion(plan, viewer)}`.trim();
}
