import { bannerText } from './bannerText.ts';

describe('bannerText', () => {
  it.each([
    [{ status: 'launched', isBoated: false, boats: 'Kestrel, Tern' }, "You're Launched on Kestrel, Tern"],
    [{ status: 'launched', isBoated: true, boats: 'Osprey' }, "You've been boated on Osprey"],
    [{ status: 'launched', isBoated: false, boats: '' }, "You're Launched."],
    [{ status: 'landed', isBoated: false, boats: '' }, "You're Landed"],
    [{ status: 'ondeck', isBoated: false, boats: '' }, "You're on Deck!"],
  ] as const)('shows %o as %s', (status, text) => {
    expect(bannerText(status)).toBe(text);
  });
});
