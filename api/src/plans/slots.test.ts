import { slotsOf } from '../slots/quarterHours.ts';

const at = (time: string): Date => new Date(`2026-05-01T${time}:00Z`);

test('reserves the quarter hours from the launch up to the landing', () => {
  const first = at('06:00').getTime() / 900_000;
  expect(slotsOf(at('06:00'), at('06:15'))).toEqual([first]);
  expect(slotsOf(at('06:00'), at('07:00'))).toEqual([first, first + 1, first + 2, first + 3]);
});

test('shares no slot between a plan that ends and one that begins then', () => {
  const [early, late] = [slotsOf(at('06:00'), at('07:00')), slotsOf(at('07:00'), at('08:00'))];
  expect(early.filter((slot) => late.includes(slot))).toEqual([]);
});

test('reserves nothing when the landing is no later than the launch', () => {
  expect(slotsOf(at('07:00'), at('07:00'))).toEqual([]);
  expect(slotsOf(at('07:00'), at('06:00'))).toEqual([]);
});
