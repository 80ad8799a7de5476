import { landingQuestion } from './texts.ts';
import { checkLanding, type LandingFacts } from './landingSanity.ts';

const sortie = {
  _id: 'one',
  bus: 'Osprey',
  bus_id: 'osprey',
  user: 'Kim Harper',
  crew: ['zoe'],
  launch: '2026-05-01 06:00:00',
  land: null,
  miles: 0,
};
const at = (time: string): number => Date.parse(`2026-05-01T${time}:00Z`);
const answersOf = (more: Partial<LandingFacts> = {}) =>
  checkLanding({
    sortie,
    miles: 5,
    others: [sortie],
    names: new Map([['zoe', 'Zoë Brook']]),
    nowMs: at('07:00'),
    timeZone: 'UTC',
    today: '2026-05-01',
    ...more,
  }).map(({ text }) => text);
const heron = { ...sortie, _id: 'two', bus: 'Heron', bus_id: 'heron', crew: [], user: 'Zoë Brook' };

describe('warnings of a landing (rule land.sanity)', () => {
  test('does not warn of five miles in an hour', () => {
    expect(answersOf()).toEqual([]);
  });

  test('warns of the time and the speed', () => {
    expect(answersOf({ nowMs: at('06:04') })).toEqual([
      'Osprey was out for 4 minutes.',
      '5 miles in 4 minutes is faster than 20 km/h.',
    ]);
  });

  test('warns of members in another boat, by the names that the device knows', () => {
    const others = [{ ...heron, launch: '2026-05-01 06:30:00' }];
    expect(answersOf({ others })).toEqual(['Zoë Brook was in Heron at the same time.']);
    expect(answersOf({ others, names: new Map() })).toEqual([]);
    expect(
      answersOf({ others: [{ ...heron, land: '2026-05-01 05:30:00', launch: '2026-05-01 05:00:00' }] }),
    ).toEqual([]);
  });

  test('does not warn of a long time out of a boat that is landed on a later day', () => {
    const next = { nowMs: at('06:04') + 24 * 3_600_000, today: '2026-05-02' };
    expect(answersOf({ ...next, others: [heron], miles: 30 })).toEqual([]);
    expect(answersOf({ ...next, miles: 40 })).toEqual([
      'Kim Harper has 40 miles on this day, more than 60 km.',
      'Zoë Brook has 40 miles on this day, more than 60 km.',
    ]);
  });

  test('joins all warnings in one question', () => {
    const answer = { code: 'a', level: 'warn', ruleId: 'r', subjectIds: [] } as const;
    expect(
      landingQuestion([
        { ...answer, subjectIds: [], text: 'One.' },
        { ...answer, subjectIds: [], text: 'Two.' },
      ]),
    ).toBe('One. Two. Land anyway?');
  });
});
