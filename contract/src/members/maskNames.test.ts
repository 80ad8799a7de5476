import { mayNotSupervise, minorsAlone, supervisesTooMany } from '../clearances/texts.ts';
import { coachConfirmed } from '../accounts/texts.ts';
import * as clearances from '../clearances/texts.ts';
import { decidedAlready } from '../corrections/texts.ts';
import { isBoatHere, outWith } from '../lateLandings/texts.ts';
import { guestIsIn, guestKnown, isMember } from '../guests/texts.ts';
import { boatReserved, reservedFor } from '../plans/texts.ts';
import { boatReservedBy, reservedAtLaunch, reservationRequested } from '../reservations/texts.ts';
import { maskCells, maskNames, maskSentence, type NameMask } from './maskNames.ts';

const ADA = 'Ada Lake';
const BEN = 'Ben de la Bay';
const [DAY, FROM, TO] = ['2026-05-01', '2026-05-01 06:00:00', '2026-05-01 07:30:00'] as const;

/** Starts without known names, like a device that was just turned on. */
const mask = (): NameMask => ({
  viewer: { id: 'me', displayName: 'Vera Viewer' },
  pseudonymOf: (name) => `<${name.length}>`,
  known: () => [],
});
const masked = (answer: unknown, call: string): unknown => maskNames(answer, call, mask());

test.each([
  coachConfirmed(ADA),
  clearances.banned(ADA),
  clearances.notClearedFor(ADA, 'Eight'),
  clearances.lacksClearance(ADA, 'Swim test'),
  `${clearances.neededInSeat('Osprey', 'Cox', true)} ${clearances.lacksClearance(ADA, 'Cox')}`,
  clearances.onWater('Lower lake', clearances.lacksClearance(ADA, 'Swim test')),
  clearances.hasExpired(ADA, 'Swim test', 'May 3'),
  clearances.holderMayNot(ADA, 'Beginner', 'Osprey'),
  minorsAlone([{ name: ADA }]),
  minorsAlone([{ name: ADA }, { name: BEN }]),
  mayNotSupervise(ADA),
  supervisesTooMany(ADA, 4, 4),
  decidedAlready('approved', ADA),
  isBoatHere(ADA, DAY, DAY),
  outWith(ADA, DAY, DAY),
  guestKnown(ADA),
  isMember(ADA),
  guestIsIn(ADA, 'Osprey'),
  boatReserved('Osprey', ADA, FROM),
  reservedFor(FROM, TO, ADA),
  boatReservedBy('Osprey', ADA, FROM, TO),
  reservedAtLaunch('Osprey', ADA, FROM, TO),
  reservationRequested(ADA, 'Osprey'),
  `${ADA} was in Osprey at the same time.`,
  `${ADA} has 90 km on this day, more than 80 km.`,
  `${ADA} is on the water in ${BEN}'s 1x.`,
  `The consent of ${ADA}'s guardian is missing.`,
  `You've been boated on ${ADA}'s 1x`,
])("removes members' names from the sentence %j", (text) => {
  const shown = maskSentence(text, mask());
  for (const name of [ADA, BEN]) expect(shown).not.toContain(name);
  expect(shown).toContain('<8>');
});

test('leaves the text of a boat that is still out without a name', () => {
  const boat = { _id: 'b1', name: 'Osprey', left: outWith(ADA, DAY, DAY) };
  const shown = { ...boat, left: boat.left.replace(ADA, '<8>') };
  expect(masked({ results: [boat] }, 'fleet-results')).toEqual({ results: [shown] });
});

test.each([
  'Osprey is dry docked and cannot be launched.',
  'Osprey has already been launched.',
  clearances.noneHolds('Swim test'),
  'Vera Viewer does not hold Swim test.',
])('leaves a sentence without another member unchanged: %j', (text) => {
  expect(maskSentence(text, mask())).toBe(text);
});

test('masks an unlisted field that could be a name', () => {
  const row = {
    _id: 'x',
    reporter: ADA,
    seenBy: [ADA, 'Vera Viewer'],
    inner: { name: ADA },
    stage: 'searching',
  };
  expect(masked({ results: [row] }, 'some-new-results')).toEqual({
    results: [
      {
        _id: 'x',
        reporter: '<8>',
        seenBy: ['<8>', 'Vera Viewer'],
        inner: { name: '<8>' },
        stage: 'searching',
      },
    ],
  });
});

test('leaves words and things unmasked', () => {
  const boat = {
    _id: 'b',
    name: 'First Light',
    group: 'g',
    groupname: 'Straight Pair',
    description: 'Blue Hull',
  };
  expect(masked({ results: [boat] }, 'fleet-results')).toEqual({ results: [boat] });
  const plan = { by: 'ada', name: ADA, usergroup: 'Open Men', fleet: [{ _id: 'b', name: 'First Light' }] };
  expect(masked({ results: [plan] }, 'usergroup-plans-daily/g/2026-05-01/json')).toEqual({
    results: [{ ...plan, name: '<8>' }],
  });
});

test('masks a picture with its name, also in lists of a class', () => {
  const row = { user: ADA, user_id: 'ada', pic: 'ada.png', bus: 'Osprey' };
  expect(masked({ results: [row] }, 'fleetgroup-sorties-weekly/g/a/b/json')).toEqual({
    results: [{ ...row, user: '<8>', pic: null }],
  });
});

test('masks a refusal as a sentence', () => {
  expect(masked([boatReserved('Osprey', ADA, FROM), 'boat_reserved'], 'launch')).toEqual([
    expect.stringContaining('plan of <8> on'),
    'boat_reserved',
  ]);
});

test("keeps an audited boat's name, and masks audited members", () => {
  const entry = { verb: 'decide', kind: 'correction', who: { _id: 'ada', name: ADA }, subject: null };
  const changes = { decidedBy: ADA, boat: `${ADA}'s 1x`, name: 'First Light' };
  expect(masked({ results: [{ ...entry, before: null, after: changes }] }, 'audit-results')).toEqual({
    results: [
      {
        ...entry,
        who: { _id: 'ada', name: '<8>' },
        before: null,
        after: { decidedBy: '<8>', boat: "<8>'s 1x", name: 'First Light' },
      },
    ],
  });
});

test('masks files by their columns, and by possible names in other columns', () => {
  const columns = ['Boat', 'Guest', 'Reported by', 'Notes', 'Miles'];
  expect(maskCells(columns, [[`${ADA}'s 1x`, 'Jo 2', ADA, ADA, '4.5']], mask())).toEqual([
    ["<8>'s 1x", '<4>', '<8>', ADA, '4.5'],
  ]);
});
