import { mayOpen } from './mayOpen.ts';

const stranger = { isSignedIn: false, isCoach: false, isConfirmedCoach: false };
const member = { isSignedIn: true, isCoach: false, isConfirmedCoach: false };
const coach = { isSignedIn: true, isCoach: true, isConfirmedCoach: false };
const confirmed = { ...coach, isConfirmedCoach: true };

describe('mayOpen', () => {
  it.each([
    ['open', [true, true, true, true]],
    ['kiosk', [true, true, true, true]],
    ['member', [false, true, true, true]],
    ['coach', [false, false, true, true]],
    ['confirmedCoach', [false, false, false, true]],
  ] as const)('%s screens are for stranger, member, coach, confirmed coach: %j', (access, expected) => {
    expect([stranger, member, coach, confirmed].map((viewer) => mayOpen(access, viewer))).toEqual(expected);
  });
});
