import type { LoginAnswer } from '@fleetwatch/contract/accounts/wire';
import type { Club } from '@fleetwatch/contract/clubs/wire';
import { ANONYMOUS_PROFILE, profileOfMember } from '@fleetwatch/kit/store/localProfile';

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

export const OARS: Club = {
  name: 'Oars Rowing Club',
  prefix: 'OARS',
  logos: { landing: '', oar: '', escutcheon: '' },
  s3folder: 'oars',
  timezone: 'Europe/Zurich',
  today: '2026-05-29',
  now: Date.parse('2026-05-29T12:00:00+02:00'),
  locale: 'en',
  kioskPairing: false,
};
