import type { LoginAnswer } from '@fleetwatch/contract/accounts/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { ANONYMOUS_PROFILE, profileOfMember } from './localProfile.ts';

/** A member as POST /login answers. */
export const KIM: LoginAnswer = {
  _id: 'a'.repeat(24),
  name: 'Kim Harper',
  email: 'kim@club.test',
  hint: 'the usual',
  group: 'b'.repeat(24),
  groupmoniker: 'OM',
  aboutme: '',
  aboutmeurl: '',
  pic: '',
  coach: 0,
  token: 'token-1',
};

export const KIM_HERE = profileOfMember(KIM, ANONYMOUS_PROFILE);

export function sortieOf(fields: Partial<Sortie> = {}): Sortie {
  return {
    _id: 'c'.repeat(24),
    bus: 'Kestrel',
    bus_id: 'd'.repeat(24),
    moniker: '8+',
    user: KIM.name,
    user_id: KIM._id,
    pic: null,
    launch: '2026-05-01 06:12:09',
    land: null,
    miles: 0,
    description: '',
    crew: [],
    total_miles: 0,
    total_trips: 0,
    private: false,
    late: false,
    ...fields,
  };
}
