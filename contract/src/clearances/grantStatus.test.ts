import fc from 'fast-check';
import { addDays } from '../time/weeks.ts';
import { GRACE_DAYS } from './limits.ts';
import { lastDayOf, grantStatusOn } from './grantStatus.ts';
import type { GrantSpan } from './wire.ts';

const DAY = '2026-11-26';
const grant = (more: Partial<GrantSpan> = {}): GrantSpan => ({
  acquired: '2025-01-10',
  expires: null,
  isRevoked: false,
  ...more,
});

describe('the last day of a clearance (rule clearance.grants)', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-11-15', 2, '2027-01-15'],
    ['2026-12-31', 36, '2029-12-31'],
    ['2026-12-31', null, null],
  ])('granted on %s for %s months is %s', (acquired, months, expected) => {
    expect(lastDayOf(acquired, months)).toBe(expected);
  });
});

describe('status of a clearance (rule clearance.grace)', () => {
  test.each([
    ['none', [], 'missing'],
    ['without an end', [grant()], 'held'],
    ['on its last day', [grant({ expires: DAY })], 'held'],
    ['the day after', [grant({ expires: addDays(DAY, -1) })], 'grace'],
    ['on the last day of grace', [grant({ expires: addDays(DAY, -GRACE_DAYS) })], 'grace'],
    ['after grace', [grant({ expires: addDays(DAY, -GRACE_DAYS - 1) })], 'expired'],
    ['revoked', [grant({ isRevoked: true })], 'missing'],
    ['of tomorrow', [grant({ acquired: addDays(DAY, 1) })], 'missing'],
    ['lapsed once and granted again', [grant({ expires: '2026-01-01' }), grant({ expires: DAY })], 'held'],
    ['revoked, of two', [grant({ isRevoked: true }), grant({ expires: addDays(DAY, -1) })], 'grace'],
  ] satisfies [string, GrantSpan[], string][])('%s', (_which, grants, expected) => {
    expect(grantStatusOn(DAY, grants)).toBe(expected);
  });

  const grants = fc.array(
    fc.record({
      acquired: fc.integer({ min: -800, max: 40 }).map((days) => addDays(DAY, days)),
      expires: fc.option(fc.integer({ min: -400, max: 400 }).map((days) => addDays(DAY, days))),
      isRevoked: fc.boolean(),
    }),
    { maxLength: 6 },
  );
  const RANK = ['missing', 'expired', 'grace', 'held'];

  test('is never worse after another grant, or better after a revocation', () => {
    fc.assert(
      fc.property(grants, grants, (some, more) => {
        const rank = (of: GrantSpan[]): number => RANK.indexOf(grantStatusOn(DAY, of));
        expect(rank([...some, ...more])).toBeGreaterThanOrEqual(rank(some));
        expect(rank(some.map((one) => ({ ...one, isRevoked: true })))).toBe(0);
      }),
    );
  });
});
