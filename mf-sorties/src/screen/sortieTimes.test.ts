import { sortieTimes } from './sortieTimes.ts';

it.each([
  ['2026-05-01 06:12:09', '2026-05-01 07:40:00', '06:12–07:40'],
  ['2026-05-01 06:12:09', null, '06:12–'],
  ['2026-05-01 06:12:09', '2026-05-02 07:40:00', '06:12–05-02 07:40'],
])('writes %s to %s as %s', (launch, land, text) => {
  expect(sortieTimes({ launch, land })).toBe(text);
});
