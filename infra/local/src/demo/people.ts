import { PROTECTED_USER_GROUPS } from '@fleetwatch/contract/usergroups/protectedNames';
import { seededRandomFor } from './seededRandomFor.ts';

/** A member of the demo club: an invented name, and an email address in a reserved domain. */
export interface DemoMember {
  name: string;
  email: string;
  /** Name of their user group. */
  group: (typeof PROTECTED_USER_GROUPS)[number];
  isCoach: boolean;
  aboutMe: string;
}

/** The password of every demo member. */
export const DEMO_PASSWORD = 'Row2gether!';
export const DEMO_HINT = 'what crews do, with a number';

/** The two accounts that `npm start` prints. */
export const DEMO_MEMBER = 'Robin Ashdown';
export const DEMO_COACH = 'Maren Holloway';

const FIRST_NAMES = [
  'Robin', 'Maren', 'Idris', 'Tove', 'Callum', 'Wanjiru', 'Joss', 'Linnea', 'Rafi', 'Bryn',
  'Odile', 'Samir', 'Petra', 'Kwame', 'Saoirse', 'Emeka', 'Greta', 'Hamish', 'Noor', 'Viggo',
] as const; // prettier-ignore
const LAST_NAMES = [
  'Ashdown', 'Holloway', 'Brackwater', 'Fenwick', 'Overstrand', 'Millrace', 'Tidewell', 'Larkmoor',
  'Quayle', 'Weirside', 'Osmotherley', 'Sandholm', 'Penhallow', 'Reedham', 'Stillwater',
] as const; // prettier-ignore
const ABOUT = [
  'Port by habit, starboard on request.',
  'Mornings only. Bring coffee.',
  'Learning to scull since spring.',
  'Cox, spare parts and weather forecasts.',
  'Happy in any seat of a quad.',
  '',
] as const;

const MEMBERS = 60;
const COACHES = 4;

/** Sixty members, always the same; the first is DEMO_MEMBER, the second DEMO_COACH. */
export const DEMO_MEMBERS: readonly DemoMember[] = Array.from({ length: MEMBERS }, (_, index) => {
  const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
  const round = Math.floor(index / FIRST_NAMES.length);
  const last = LAST_NAMES[(index + round * 4) % LAST_NAMES.length] ?? '';
  const dice = seededRandomFor(`${first} ${last}`);
  return {
    name: `${first} ${last}`,
    email: `${first}.${last}@example.org`.toLowerCase(),
    group: dice.pick(PROTECTED_USER_GROUPS),
    isCoach: index >= 1 && index <= COACHES,
    aboutMe: dice.pick(ABOUT),
  };
});
