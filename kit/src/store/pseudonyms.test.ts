import { maskLog, pseudonymOf } from './pseudonyms.ts';

it('gives a name the same pseudonym every time, and says nothing of it', () => {
  const pseudonym = pseudonymOf('Ada Lake');
  expect(pseudonym).toMatch(/^Member \d{4}$/);
  expect(pseudonymOf('Ada Lake')).toBe(pseudonym);
});

it('gives a thousand members a thousand pseudonyms', () => {
  const pseudonyms = Array.from({ length: 1_000 }, (_, at) => pseudonymOf(`Rower Number ${at}`));
  expect(new Set(pseudonyms).size).toBe(1_000);
});

it("masks who wrote a captain's log, and neither oneself nor what was written", () => {
  const log = '2026-05-01 Kim Harper: Rigger bent\n2026-05-02 Ada Lake: Mended: see Kim Harper\nFree words';
  expect(maskLog(log, 'Kim Harper')).toBe(
    `2026-05-01 Kim Harper: Rigger bent\n2026-05-02 ${pseudonymOf('Ada Lake')}: Mended: see Kim Harper\nFree words`,
  );
});
