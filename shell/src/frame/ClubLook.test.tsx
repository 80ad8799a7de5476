import { act, waitFor } from '@testing-library/react';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { fakeApi } from '@fleetwatch/kit/testing/fakeApi';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { OARS } from '@fleetwatch/kit/testing/sampleData';
import { ClubLook } from './ClubLook.tsx';

const GREEN = { colours: { first: '#2E7D4F', second: '#FFFFFF' }, blade: 'tip' } as const;
/** A screen that shows the club. */
function Asking() {
  useClubQuery();
  return <ClubLook />;
}

const worn = (name: string) => document.documentElement.style.getPropertyValue(name);

afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.head.replaceChildren();
});

test("shows the club's colors, with the bar as dark as white text needs it (rules club.identity, club.bar-contrast)", async () => {
  document.head.innerHTML = '<meta name="theme-color" content="#12304A">';
  fakeApi({ 'GET /club': () => ({ ...OARS, identity: GREEN }) });
  renderScreen(<Asking />);
  await waitFor(() => expect(worn('--club-accent')).toBe('#FFFFFF'));
  expect(worn('--club-bar')).toBe('#25643F');
  expect(document.querySelector<HTMLMetaElement>('meta')?.content).toBe('#25643F');
  expect(JSON.parse(localStorage.getItem('fwo:look') ?? '')).toMatchObject({ '--club-bar': '#25643F' });
});

test('makes no request of its own, and keeps its colors until a screen knows the club', async () => {
  const api = fakeApi({ 'GET /club': () => OARS });
  document.documentElement.style.setProperty('--club-bar', '#7A1530');
  renderScreen(<ClubLook />);
  await act(async () => Promise.resolve());
  expect(worn('--club-bar')).toBe('#7A1530');
  expect(api.callsTo('GET /club')).toEqual([]);
});

test("shows the club's colors on a device that stores nothing", async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fakeApi({ 'GET /club': () => ({ ...OARS, identity: GREEN }) });
  renderScreen(<Asking />);
  await waitFor(() => expect(worn('--club-bar')).toBe('#25643F'));
  refuse.mockRestore();
});
