import { launchKind, seatsOfPayload } from './launchKind.ts';

test.each([
  ['1p', 'private-1x'],
  ['2-4-8p', 'private-2-4-8'],
  ['248p', 'private-2-4-8'],
  ['1b', 'borrow-1x'],
  ['8+', 'fleet'],
  ['1x', 'fleet'],
])('launches class %p as %s', (moniker, kind) => {
  expect(launchKind({ moniker })).toBe(kind);
});

test.each([
  [1, 1],
  [4, 4],
  [5, 5],
  [9, 9],
  [6, 6],
  [7, 7],
  [8, 8],
  [10, 1],
  [2.5, 1],
  [0, 1],
])('reads payload %p as %p seats (rule class.seats)', (payload, seats) => {
  expect(seatsOfPayload(payload)).toBe(seats);
});
