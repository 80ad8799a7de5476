import { correctionDayRule, correctionPatchRule, correctionReasonRule } from './rules.ts';

test('requires a reason of 3 to 280 characters, not counting spaces around it (rule correction.request)', () => {
  expect(correctionReasonRule(' no ')).toBe('Enter a reason of 3 to 280 characters.');
  expect(correctionReasonRule('who')).toBeNull();
  expect(correctionReasonRule('x'.repeat(280))).toBeNull();
  expect(correctionReasonRule('x'.repeat(281))).not.toBeNull();
});

test('allows corrections for 30 days, and missing sorties for 14 (rule correction.limits)', () => {
  expect(correctionDayRule('edit', '2026-05-01', '2026-05-31')).toBeNull();
  for (const kind of ['edit', 'delete', 'split', 'creditLate'] as const)
    expect(correctionDayRule(kind, '2026-05-01', '2026-06-01')).toBe(
      'Sorties can be corrected for 30 days. Ask the records officer.',
    );
  expect(correctionDayRule('missing', '2026-05-01', '2026-05-15')).toBeNull();
  expect(correctionDayRule('missing', '2026-05-01', '2026-05-16')).toBe(
    'Missing sorties can be requested for 14 days. Ask the records officer.',
  );
});

test('requires the fields of each kind (rule correction.kinds)', () => {
  const asked = 'Enter everything this correction needs.';
  expect(correctionPatchRule('edit', {})).toBe('Change something first.');
  expect(correctionPatchRule('edit', { miles: 3 })).toBeNull();
  expect(correctionPatchRule('delete', {})).toBeNull();
  expect(correctionPatchRule('delete', { miles: 3 })).toBe(asked);
  expect(correctionPatchRule('creditLate', { miles: 3 })).toBe(asked);
  expect(correctionPatchRule('split', { launch: '2026-05-01 07:00:00' })).toBe(asked);
  expect(correctionPatchRule('split', { launch: '2026-05-01 07:00:00', miles: 2 })).toBeNull();
  const missing = { bus: 'a', launch: '2026-05-01 07:00:00', land: '2026-05-01 08:00:00' };
  expect(correctionPatchRule('missing', missing)).toBe(asked);
  expect(correctionPatchRule('missing', { ...missing, miles: 3 })).toBeNull();
});
