import { OFFICES, officesHeld, type Office } from './offices.ts';

const ALL: Office[] = [...OFFICES];
const NOBODY = new Set<Office>();

test.each([
  ['a member, in a club that has named nobody', { offices: [], isConfirmedCoach: false }, NOBODY, []],
  ['a coach, in a club that has named nobody', { offices: [], isConfirmedCoach: true }, NOBODY, ALL],
  [
    'a coach, once others are named for safety',
    { offices: [], isConfirmedCoach: true },
    new Set(['safety']),
    ALL.slice(1),
  ],
  ['a coach who is named too', { offices: ['safety'], isConfirmedCoach: true }, new Set(['safety']), ALL],
  [
    'a member who is named',
    { offices: ['boats', 'safety'], isConfirmedCoach: false },
    new Set(['boats', 'safety']),
    ['safety', 'boats'],
  ],
  ['a coach, where every office has an officer', { offices: [], isConfirmedCoach: true }, new Set(ALL), []],
] satisfies [string, Parameters<typeof officesHeld>[0], ReadonlySet<Office>, Office[]][])(
  '%s (rule officer.coach-until-named)',
  (_who, holder, named, expected) => {
    expect(officesHeld(holder, named)).toEqual(expected);
  },
);
