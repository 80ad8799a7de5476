import { proposedClass } from './classes.ts';
import { classKey } from './model.ts';

const group = (_id: string, name: string, moniker: string, payload: number) => ({
  _id,
  name,
  moniker,
  payload,
});
const GROUPS = [
  group('s', 'Private 1x', '1p', 1),
  group('a', 'Scull', '1x', 1),
  group('b', 'Double', '2x', 2),
  group('c', 'Quad', '4x', 4),
  group('d', 'Four', '4+', 5),
  group('e', 'Eight', '8+', 9),
  group('f', 'Pair', '2', 2),
  group('h', 'Pair-with', '2+', 3),
  group('g', 'Launch', 'launch', 1),
];

test.each([
  ['1', 'SCULL', 'COXLESS', 'a'],
  ['2X', 'SCULL', '', 'b'],
  ['2X', '', '', 'b'],
  ['4', 'scull', 'Coxless', 'c'],
  ['4', 'SWEEP', 'COXED', 'd'],
  ['8', 'SWEEP', 'COXED', 'e'],
  ['2', 'SWEEP', 'COXLESS', 'f'],
  ['2', 'SWEEP', 'COXED', 'h'],
  ['2', '', '', 'f'],
  ['Launch', '', '', 'g'],
  ['8+', '', '', 'e'],
  ['4', 'SWEEP', 'COXLESS', null],
  ['6', 'SCULL', 'COXED', null],
  ['OTHER', 'OTHER', 'OTHER', null],
  ['4', 'PADDLE', 'COXLESS', null],
  ['', '', '', null],
])('finds for %s %s %s the class %p (rule moving.classes)', (seats, rigging, coxing, id) => {
  expect(proposedClass({ seats, rigging, coxing }, GROUPS)).toBe(id);
});

test.each([
  ['by its moniker', group('own', 'Zweier', '2+', 2)],
  ['by its seats', group('own', 'Coxed pair', 'cp', 3)],
])("finds for a coxed pair the club's class of that shape: %s", (_what, own) => {
  const triple = { seats: '2', rigging: 'SWEEP', coxing: 'COXED' };
  expect(proposedClass(triple, [group('f', 'Pair', '2', 2), own])).toBe('own');
  expect(proposedClass(triple, [group('f', 'Pair', '2', 2)])).toBeNull();
});

test('gives a triple one key, whatever its spelling', () => {
  expect(classKey({ seats: ' 4', rigging: 'scull', coxing: '' })).toBe('4 SCULL ?');
});
