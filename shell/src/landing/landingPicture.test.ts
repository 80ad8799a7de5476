import { landingPicture } from './landingPicture.ts';

const ZURICH = 'Europe/Zurich';
const at = (time: string) => Date.parse(time);

describe('the landing picture', () => {
  it.each([
    // 29 May 2026 is a Friday.
    ['2026-05-29T00:00:00+02:00', 0.99, 'logo'],
    ['2026-05-29T07:59:59+02:00', 0.99, 'logo'],
    ['2026-05-29T08:00:00+02:00', 0.99, 'friday'],
    ['2026-05-29T08:00:00+02:00', 0.2, 'friday'],
    ['2026-05-29T08:00:00+02:00', 0.199, 'logo'],
    ['2026-05-29T23:59:59+02:00', 0.5, 'friday'],
    ['2026-05-30T12:00:00+02:00', 0.5, 'saturday'],
    ['2026-05-31T12:00:00+02:00', 0.5, 'sunday'],
    ['2026-06-01T12:00:00+02:00', 0.5, 'monday'],
  ])('shows at %s with the draw %d: %s', (time, draw, picture) => {
    expect(landingPicture(at(time), ZURICH, draw)).toBe(picture);
  });

  it("uses the club's clock and day, not the device's or UTC's", () => {
    const instant = at('2026-05-29T22:30:00Z');
    expect(landingPicture(instant, ZURICH, 0.5)).toBe('logo');
    expect(landingPicture(instant, 'America/New_York', 0.5)).toBe('friday');
    expect(landingPicture(instant, 'Pacific/Auckland', 0.5)).toBe('saturday');
  });

  it('shows the logo until 8 also on the days on which the clock changes', () => {
    expect(landingPicture(at('2026-03-29T05:59:59Z'), ZURICH, 0.5)).toBe('logo');
    expect(landingPicture(at('2026-03-29T06:00:00Z'), ZURICH, 0.5)).toBe('sunday');
    expect(landingPicture(at('2026-10-25T06:59:59Z'), ZURICH, 0.5)).toBe('logo');
    expect(landingPicture(at('2026-10-25T07:00:00Z'), ZURICH, 0.5)).toBe('sunday');
  });
});
