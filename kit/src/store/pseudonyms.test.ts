import { maskLog, pseudonymOf } from './pseudonyms.ts';

it('always maps a name to the same pseudonym, which does not reveal the name', () => {
  const pseudonym = pseudonymOf('Ada Lake');
  expect(pseudonym).toMatch(/^Member \d{4}$/);
  expect(pseudonymOf('Ada Lake')).toBe(pseudonym);
});

it('maps a thousand members to a thousand pseudonyms', () => {
  const pseudonyms = Array.from({ length: 1_000 }, (_, at) => pseudonymOf(`Rower Number ${at}`));
  expect(new Set(pseudonyms).size).toBe(1_000);
});

it("masks authors in a captain's log, except the viewer, and keeps the entries", () => {
  const log = '2026-05-01 Kim Harper: Rigger bent\n2026-05-02 Ada Lake: Fixed: see Kim Harper\nFree words';
  expect(maskLog(log, 'Kim Harper')).toBe(
    `2026-05-01 Kim Harper: Rigger bent\n2026-05-02 ${pseudonymOf('Ada Lake')}: Fixed: see Kim Harper\nFree words`,
  );
});
