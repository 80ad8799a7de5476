import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { fleet, unlaunchedBoats } from '../store/boats.ts';
import { clubEndpoint } from '../store/clubs.ts';
import type { RootState } from '../store/createStore.ts';
import type { LocalProfile } from '../store/localProfile.ts';
import { members } from '../store/members.ts';
import { outstanding, sortiesToday, stillOut } from '../store/sorties.ts';

/** What this device knows without asking, to say what a write will be that waits. */
export interface KnownHere {
  profile: LocalProfile;
  boat(id: string | null): Boat | null;
  nameOf(memberId: string | null): string;
  sortie(id: string): Sortie | null;
  /** What the club's clock shows at an instant of this device, ms since 1970. */
  textAt(ms: number): LocalDateTimeText;
}

export function knownHere(state: RootState): KnownHere {
  const { profile } = state.session;
  const club = clubEndpoint.select()(state).data;
  const boats = [fleet, unlaunchedBoats].flatMap((list) => list.select()(state).data ?? []);
  const sorties = [stillOut.select(), sortiesToday.select(), outstanding.select(profile.id)].flatMap(
    (select) => select(state).data ?? [],
  );
  const zone = club?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    profile,
    boat: (id) => boats.find(({ _id }) => _id === id) ?? null,
    nameOf: (id) =>
      members
        .select()(state)
        .data?.find(({ _id }) => _id === id)?.name ?? 'Another member',
    sortie: (id) => sorties.find(({ _id }) => _id === id) ?? null,
    textAt: (ms) => localTextOf(ms + (club?.clockSkewMs ?? 0), zone),
  };
}
