import { mayOpen } from './mayOpen.ts';

const stranger = { isSignedIn: false, isCoach: false };
const member = { isSignedIn: true, isCoach: false };
const coach = { isSignedIn: true, isCoach: true };

describe('mayOpen', () => {
  it.each([
    ['open', [true, true, true]],
    ['kiosk', [true, true, true]],
    ['member', [false, true, true]],
    ['coach', [false, false, true]],
  ] as const)('%s screens are for stranger, member, coach: %j', (access, expected) => {
    expect([stranger, member, coach].map((viewer) => mayOpen(access, viewer))).toEqual(expected);
  });
});
