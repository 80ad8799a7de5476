import type { Sortie } from './wire.ts';

/** A person on the water, and the boats they are out in: 'Osprey, Finch'. */
export interface MemberOut {
  _id: string;
  name: string;
  busname: string;
}

/**
 * Returns the members of a leaving crew who are already on the water, in the order of the crew. Members out in one of the
 * leaving boats are left out: this launch put them there, and its answer was lost.
 * @param leaving ids of the boats
 */
export function crewAlreadyOut(
  crew: readonly { _id: string; name: string }[],
  leaving: readonly string[],
  out: readonly Pick<Sortie, 'bus' | 'bus_id' | 'user_id' | 'crew'>[],
): MemberOut[] {
  const elsewhere = out.filter(({ bus_id }) => !leaving.includes(bus_id));
  return crew.flatMap(({ _id, name }) => {
    const theirs = elsewhere.filter((sortie) => sortie.user_id === _id || sortie.crew.includes(_id));
    return theirs.length > 0 ? [{ _id, name, busname: theirs.map(({ bus }) => bus).join(', ') }] : [];
  });
}

/** 'Zoë Brook is on the water in Osprey.' The landing may only have been forgotten; '' for none. */
export const alreadyOutText = (afloat: readonly MemberOut[]): string =>
  afloat.map(({ name, busname }) => `${name} is on the water in ${busname}.`).join(' ');
