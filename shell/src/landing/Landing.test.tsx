import { screen } from '@testing-library/react';
import type { Club } from '@fleetwatch/contract/clubs/wire';
import { fakeApi, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { ACTIONS, BOATHOUSE, inPortal } from '../testing/inPortal.tsx';
import { KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { Landing } from './Landing.tsx';

function open({ club = {} as Partial<Club>, isSignedIn = false, draw = 0.9 } = {}) {
  jest.spyOn(Math, 'random').mockReturnValue(draw);
  const api = fakeApi({ 'GET /club': () => ({ ...OARS, ...club }) });
  const page = inPortal(<Landing />, [ACTIONS, BOATHOUSE]);
  return { api, ...renderScreen(page, isSignedIn ? { profile: KIM_LOCAL_PROFILE } : {}) };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the landing page', () => {
  it("shows the club's name and the picture of its weekday", async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Oars Rowing Club' })).toBeVisible();
    expect(await screen.findByRole('img', { name: /eight comes home .* at sunset/ })).toBeVisible();
    expect(await screen.findByText('Fri May 29')).toBeVisible();
    expect(screen.queryByRole('img', { name: /Sun/ })).toBeNull();
  });

  it("shows sunrise and sunset by the club's clock, when the club has a place (rule club.place)", async () => {
    open({ club: { place: { latitude: 47.37, longitude: 8.54 } } });
    expect((await screen.findByRole('img', { name: 'Sunrise' })).parentElement).toHaveTextContent(/^05:3\d$/);
    expect(screen.getByRole('img', { name: 'Sunset' }).parentElement).toHaveTextContent(/^21:1\d$/);
  });

  it("shows the club's logo before 8 by the club's clock, whatever this device's shows", async () => {
    const now = Date.parse('2026-05-29T07:59:00+02:00');
    open({ club: { now, logos: { ...OARS.logos, landing: '/media/oars.svg' } } });
    expect(await screen.findByRole('img', { name: 'Oars Rowing Club logo' })).toHaveAttribute(
      'src',
      '/media/oars.svg',
    );
  });

  it("shows the club's crest when it has no other logo (rule club.crest)", async () => {
    open({ draw: 0.1, club: { logos: { ...OARS.logos, escutcheon: '/media/crest/swan.png' } } });
    const logo = await screen.findByRole('img', { name: 'Oars Rowing Club logo' });
    expect(logo).toHaveAttribute('src', '/media/crest/swan.png');
  });

  it('shows a club without a logo the drawn one, also on one visit of five', async () => {
    open({ draw: 0.1 });
    expect(await screen.findByRole('img', { name: 'Oars Rowing Club logo' })).toBeVisible();
    expect(screen.queryByRole('img', { name: /eight/ })).toBeNull();
  });

  it('offers a visitor to sign in, to sign up, and the installed boathouse page', async () => {
    open();
    await screen.findByRole('heading', { name: 'Oars Rowing Club' });
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Sign In', '/signin'],
      ['Sign Up', '/signup'],
      ['Fleetwatch Boathouse', '/boathouse'],
    ]);
  });

  it('offers a member their first screen', async () => {
    open({ isSignedIn: true });
    expect(screen.getByText('Good to see you, Kim.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Actions' })).toHaveAttribute('href', '/actions');
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  });

  it('shows the footer on its picture (rule portal.footer)', () => {
    open();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/^© Fleetwatch 2021–\d{4}$/);
  });

  it('shows conditions, in a club that uses them, to members who may see them (rule condition.strip)', async () => {
    const calm = {
      readings: [],
      held: [],
      flags: [],
      light: null,
      table: { version: 0, rules: [], hold: { kind: 'minutes', count: 0 } },
    };
    const { api, unmount } = open({ club: { features: ['conditions'] } });
    api.answer({ 'GET /conditions': () => calm });
    expect(await screen.findByText('No readings yet.')).toBeVisible();
    unmount();
    for (const club of [{}, { features: ['conditions' as const], kioskPairing: true }]) {
      const view = open({ club });
      await screen.findByText('Fri May 29');
      expect(view.api.callsTo('GET /conditions')).toEqual([]);
      view.unmount();
    }
  });

  it('works without an answer from the club', async () => {
    const { api } = open();
    api.answer({ 'GET /club': unreachable });
    expect(await screen.findByRole('heading', { name: 'Fleetwatch' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  it('passes axe', async () => {
    const { container } = open();
    await screen.findByRole('heading', { name: 'Oars Rowing Club' });
    expect(await findViolations(container)).toEqual([]);
  });
});
