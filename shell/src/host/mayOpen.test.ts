import { mayOpen } from './mayOpen.ts';

const stranger = { isSignedIn: false, isConfirmedCoach: false };
const member = { isSignedIn: true, isConfirmedCoach: false };
const confirmed = { isSignedIn: true, isConfirmedCoach: true };

describe('mayOpen', () => {
  it.each([
    ['open', [true, true, true]],
    ['kiosk', [true, true, true]],
    ['member', [false, true, true]],
    ['coach', [false, false, true]],
  ] as const)('%s screens are for stranger, member, confirmed coach: %j', (access, expected) => {
    expect([stranger, member, confirmed].map((viewer) => mayOpen(access, viewer))).toEqual(expected);
  });
});
