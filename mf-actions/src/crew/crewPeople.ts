import type { LaunchedMemberRow, OnDeckRow } from '@fleetwatch/contract/members/deck';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import type { Person } from '../people/personRow.tsx';

/** A member who can be seated. */
export interface CrewMember extends Person {
  isOnDeck: boolean;
}

interface Lists {
  members: readonly ListedMember[];
  /** Lists that have not loaded are left out. */
  groups?: readonly UserGroup[] | undefined;
  deck?: readonly OnDeckRow[] | undefined;
  launched?: readonly LaunchedMemberRow[] | undefined;
}

/** All members by id, with their group, deck and launch data, in the order of the list. */
export function crewPeople({ members, groups, deck, launched }: Lists): Map<string, CrewMember> {
  const names = new Map(groups?.map(({ _id, name }) => [_id, name]));
  const onDeck = new Set(deck?.map(({ user_id }) => user_id));
  const onWater = new Map(launched?.map((row) => [row._id, row]));
  const personOf = (member: ListedMember): CrewMember => {
    const { _id, name, pic, group, miles = 0, last = null, laston = null, aboutmeurl = '' } = member;
    const out = onWater.get(_id);
    return {
      _id,
      name,
      pic,
      miles,
      last,
      laston,
      aboutmeurl,
      group: names.get(group) ?? '',
      groupid: group,
      isOnDeck: onDeck.has(_id),
      ...(out && { busname: out.busname, launch: out.launch }),
    };
  };
  return new Map(members.map((member) => [member._id, personOf(member)]));
}

/** Returns members waiting on deck, longest first, in the deck's order. */
export function peopleOnDeck(
  people: ReadonlyMap<string, CrewMember>,
  deck: readonly OnDeckRow[],
): CrewMember[] {
  return deck.flatMap(({ user_id }) => people.get(user_id) ?? []);
}

/** Returns members on deck first; the others keep their order. */
export function deckFirst(people: readonly CrewMember[]): CrewMember[] {
  return people.toSorted((one, other) => Number(other.isOnDeck) - Number(one.isOnDeck));
}
