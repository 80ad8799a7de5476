import * as texts from './texts.ts';
import { guestWarnings, guestErrors } from './rules.ts';

const JO = { name: 'Jo Lee', phone: '', emergency: '', club: '', waiver: null };
const TODAY = '2026-05-14';

describe('fields of a guest (rule guest.record)', () => {
  it('requires only a name of a guest', () => {
    expect(guestErrors(JO, TODAY)).toEqual({});
    const all = { phone: '+1 (312) 555-0100', emergency: 'Ann Lee, 555 0101', club: 'Far RC', waiver: TODAY };
    expect(guestErrors({ ...JO, ...all }, TODAY)).toEqual({});
  });

  it.each([
    ['name', { name: ' J ' }, texts.GUEST_NAME_LENGTH],
    ['name', { name: 'x'.repeat(61) }, texts.GUEST_NAME_LENGTH],
    ['phone', { phone: 'ask me' }, texts.GUEST_PHONE_SHAPE],
    ['phone', { phone: '1'.repeat(31) }, texts.GUEST_PHONE_SHAPE],
    ['emergency', { emergency: 'x'.repeat(121) }, texts.GUEST_EMERGENCY_LENGTH],
    ['club', { club: 'x'.repeat(61) }, texts.GUEST_CLUB_LENGTH],
    ['waiver', { waiver: '2026-05-15' }, texts.WAIVER_IN_FUTURE],
  ])('refuses a %s', (field, wrong, text) => {
    expect(guestErrors({ ...JO, ...wrong }, TODAY)).toEqual({ [field]: text });
  });
});

describe('a guest’s most sorties (rule guest.most)', () => {
  const guest = { _id: 'a', name: 'Jo Lee', outings: 2 };

  it('allows visits below the limit, and any number in a club without one', () => {
    expect(guestWarnings(guest, { mostOutings: 3, beyond: 'block' })).toEqual([]);
    expect(guestWarnings({ ...guest, outings: 99 }, { mostOutings: null, beyond: 'block' })).toEqual([]);
  });

  it.each(['warn', 'block'] as const)('answers with the club’s level, %s', (beyond) => {
    expect(guestWarnings(guest, { mostOutings: 2, beyond })).toEqual([
      {
        code: 'guest_outings',
        level: beyond,
        ruleId: 'guest.most',
        subjectIds: ['a'],
        text: 'Jo Lee has been out twice this season; guests of this club may go twice.',
      },
    ]);
    const [answer] = guestWarnings({ ...guest, outings: 4 }, { mostOutings: 1, beyond });
    expect(answer?.text).toBe('Jo Lee has been out 4 times this season; guests of this club may go once.');
  });
});
