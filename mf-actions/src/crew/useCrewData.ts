import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { alreadyLaunched, dryDockedForCrew } from '@fleetwatch/contract/boats/texts';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { useMembersQuery, useOnDeckQuery } from '@fleetwatch/kit/store/members';
import { LIVE_QUERY, useStillOutQuery } from '@fleetwatch/kit/store/sorties';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { useLaunchedMembersQuery } from '../people/peopleApi.ts';
import { crewPeople, peopleOnDeck } from './crewPeople.ts';
import type { CrewMember } from './crewPeople.ts';
import { findBoat } from './crewPlace.ts';

export interface CrewData {
  people: ReadonlyMap<string, CrewMember>;
  onDeck: readonly CrewMember[];
  groups: readonly UserGroup[];
  /** Reason why the boat can't be launched; null if it can. */
  blockedText: string | null;
  /** Available boats with as many seats. */
  freeBoats: readonly Boat[];
}

/** Lists that others change are refetched when the page opens. */
const FRESH_QUERY = { ...LIVE_QUERY, refetchOnMountOrArgChange: true } as const;

/** The boat of the address and everything the crew page shows; the boat is undefined when it is not in the fleet. */
export function useCrewData(): CrewData & {
  boat: Boat | undefined;
  screenState: ReturnType<typeof screenStatus>;
} {
  const place = useParams();
  const boats = useAllBoatsQuery(undefined, FRESH_QUERY);
  const members = useMembersQuery();
  const deck = useOnDeckQuery(undefined, FRESH_QUERY);
  const { data: stillOut } = useStillOutQuery(undefined, LIVE_QUERY);
  const { data: launched } = useLaunchedMembersQuery(undefined, FRESH_QUERY);
  const { data: groups } = useUserGroupsQuery();

  const people = useMemo(
    () => crewPeople({ members: members.data ?? [], groups, deck: deck.data, launched }),
    [members.data, groups, deck.data, launched],
  );
  const onDeck = useMemo(() => peopleOnDeck(people, deck.data ?? []), [people, deck.data]);
  const boat = findBoat(boats.data ?? [], place);
  const out = new Set(stillOut?.map(({ bus_id }) => bus_id));
  // One that was left out on an earlier day may be here: its launch asks (rule forgotten.next).
  const isFree = ({ _id, active, left }: Boat) => active && (!out.has(_id) || left !== undefined);
  return {
    boat,
    people,
    onDeck,
    groups: groups ?? [],
    blockedText: boat && !isFree(boat) ? (boat.active ? alreadyLaunched : dryDockedForCrew)(boat.name) : null,
    freeBoats: (boats.data ?? []).filter(
      (one) => isFree(one) && seatsOfPayload(one.grouppayload) === seatsOfPayload(boat?.grouppayload ?? 0),
    ),
    screenState: screenStatus(deck, boats, members),
  };
}
