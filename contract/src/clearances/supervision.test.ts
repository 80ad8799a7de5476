import { BOATS_PER_SUPERVISOR } from './limits.ts';
import fc from 'fast-check';
import { isMinorOn, birthDateRule } from '../members/age.ts';
import { checkSupervision, needsOrHasSupervisor, type SupervisionFacts } from './supervision.ts';

const NOOR = { _id: 'noor', name: 'Noor Tidewell', isMinor: true, hasConsent: true };
const ADA = { _id: 'ada', name: 'Ada Lake', isMinor: true, hasConsent: true };
const KIM = { _id: 'kim', name: 'Kim Harper', isMinor: false, hasConsent: false };
const ROBIN = { _id: 'robin', name: 'Robin Ash', isQualified: true };
const answersOf = (
  aboard: SupervisionFacts['aboard'],
  supervisor: SupervisionFacts['supervisor'] = null,
  boatsPerSupervisor = BOATS_PER_SUPERVISOR,
) =>
  checkSupervision({ aboard, supervisor, boatsPerSupervisor }).map(({ level, code, text, subjectIds }) => [
    ...[level, code, text],
    ...subjectIds,
  ]);

test.each([
  ['2008-05-15', true],
  ['2008-05-16', true],
  ['2008-05-14', false],
  ['2008-02-29', false],
])('treats a birth on %s as a minor on 2026-05-14: %s (rule member.age)', (birthDate, expected) => {
  expect(isMinorOn(birthDate, '2026-05-14')).toBe(expected);
});
test('makes a member born on a leap day an adult on March 1', () => {
  expect(['2026-02-28', '2026-03-01'].map((day) => isMinorOn('2008-02-29', day))).toEqual([true, false]);
});
test('accepts a plausible birth date in the past', () => {
  const rule = birthDateRule('2026-05-14');
  expect(['2026-05-14', '2027-01-01', '1899-01-01'].every((day) => rule(day) !== null)).toBe(true);
  expect([rule('2026-05-13'), rule('1930-01-01')]).toEqual([null, null]);
});

describe('minors aboard (rule clearance.supervision)', () => {
  test('shows minors alone as watched, with any supervisor, without consents', () => {
    const watched = (
      aboard: SupervisionFacts['aboard'],
      supervisor: SupervisionFacts['supervisor'],
    ): boolean =>
      needsOrHasSupervisor(
        checkSupervision({ aboard, supervisor, boatsPerSupervisor: BOATS_PER_SUPERVISOR }),
      );
    expect([watched([NOOR], null), watched([NOOR], ROBIN)]).toEqual([true, true]);
    expect([watched([{ ...NOOR, hasConsent: false }, KIM], null), watched([KIM], ROBIN)]).toEqual([
      false,
      false,
    ]);
  });

  test('shows minors as watched with three others, and warns of a fifth boat', () => {
    expect(answersOf([NOOR], { ...ROBIN, watches: 3 }).map(([level]) => level)).toEqual(['info']);
    expect(answersOf([NOOR], { ...ROBIN, watches: 4 })[0]).toEqual([
      ...['warn', 'supervisor_busy'],
      ...['Robin Ash already watches 4 boats. One person should watch at most 4.', 'noor'],
    ]);
    expect(answersOf([NOOR, KIM], { ...ROBIN, watches: 9 })).toEqual([]);
  });

  test.each([
    [1, 0, null],
    [1, 1, 'Robin Ash already watches 1 boat. One person should watch at most 1.'],
    [20, 19, null],
    [20, 20, 'Robin Ash already watches 20 boats. One person should watch at most 20.'],
  ])('warns in a club of %d boats per person once that is reached: %d', (most, watches, text) => {
    const warned = answersOf([NOOR], { ...ROBIN, watches }, most).filter(([level]) => level === 'warn');
    expect(warned.map(([, , reason]) => reason)).toEqual(text === null ? [] : [text]);
  });

  test('requires a qualified supervisor for minors alone', () => {
    const alone = 'Noor Tidewell is a minor. Choose a supervisor in a coach boat or on the bank.';
    expect(answersOf([NOOR])).toEqual([['block', 'minors_alone', alone, 'noor']]);
    expect(answersOf([NOOR, ADA])[0]?.[2]).toMatch(/^Noor Tidewell and Ada Lake are minors\./);
    expect(answersOf([NOOR], ROBIN)).toEqual([['info', 'supervised', 'Robin Ash supervises.', 'noor']]);
    expect(answersOf([NOOR], { ...ROBIN, isQualified: false })).toEqual([
      [
        ...['block', 'minors_alone'],
        'Robin Ash may not supervise. Choose a coach, or someone cleared for coaching or driving a launch.',
        'noor',
      ],
    ]);
    // Members cannot supervise themselves.
    expect(answersOf([NOOR], { ...ROBIN, _id: 'noor' })[0]?.[1]).toBe('minors_alone');
  });

  test('requires no supervisor with an adult aboard, and warns of a missing consent (rule clearance.consent)', () => {
    expect(answersOf([KIM, NOOR])).toEqual([]);
    expect(answersOf([KIM])).toEqual([]);
    expect(answersOf([KIM, { ...NOOR, hasConsent: false }])).toEqual([
      ['warn', 'no_consent', "The consent of Noor Tidewell's guardian is missing.", 'noor'],
    ]);
  });

  test('stops exactly boats with only minors and no qualified supervisor', () => {
    const person = fc.record({ isMinor: fc.boolean(), hasConsent: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(person, { minLength: 1, maxLength: 9 }),
        fc.option(fc.boolean()),
        (people, isQualified) => {
          const aboard = people.map((one, at) => ({ ...one, _id: `m${at}`, name: `Member ${at}` }));
          const supervisor = isQualified === null ? null : { ...ROBIN, isQualified };
          const facts = { aboard, supervisor, boatsPerSupervisor: BOATS_PER_SUPERVISOR };
          const blocks = checkSupervision(facts).filter(({ level }) => level === 'block');
          const isStopped = aboard.every(({ isMinor }) => isMinor) && isQualified !== true;
          expect(blocks.length).toBe(isStopped ? 1 : 0);
        },
      ),
    );
  });
});
