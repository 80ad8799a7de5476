import { withoutOwners } from './withoutOwners.ts';

const NAMES = ['Kim Harper', 'Jo Kim Harper', 'Ana de la Torre', 'Finn O’Hara'];

test.each([
  ["Kim Harper's 1x needs help.", 'A private single needs help.'],
  ["Ana de la Torre's 2-4-8 is overdue.", 'A private boat is overdue.'],
  ["You've been boated on Kim Harper's 1x", "You've been boated on a private single"],
  ["Are you back? Jo Kim Harper's 1x was due at 17:30.", 'Are you back? A private single was due at 17:30.'],
  [
    "Nobody has heard from Finn O’Hara's 1x since 16:00.",
    'Nobody has heard from a private single since 16:00.',
  ],
  ["Kim Harper's 1x and Ana de la Torre's 1x", 'A private single and a private single'],
  // Members who have left or changed their name.
  ["The alert for Old Name's 1x is resolved.", 'The alert for a private single is resolved.'],
])('shows %j as %j', (text, shown) => {
  expect(withoutOwners(text, NAMES)).toBe(shown);
});

test.each(['Osprey needs help.', 'Kim Harper is overdue.', "Kim Harper's boat is back", "It's 12x further"])(
  'leaves %j unchanged',
  (text) => {
    expect(withoutOwners(text, NAMES)).toBe(text);
  },
);
