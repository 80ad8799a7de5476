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
  it('is headed by the club and shows the picture of its weekday', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Oars Rowing Club' })).toBeVisible();
    const picture = await screen.findByRole('img', { name: /double comes home/ });
    expect(picture).toHaveAttribute('src', expect.stringContaining('friday.svg'));
  });

  it("shows the club's logo before 8 of its own clock, whatever this device's says", async () => {
    const now = Date.parse('2026-05-29T07:59:00+02:00');
    open({ club: { now, logos: { ...OARS.logos, landing: '/media/oars.svg' } } });
    expect(await screen.findByRole('img', { name: 'Logo of Oars Rowing Club' })).toHaveAttribute(
      'src',
      '/media/oars.svg',
    );
  });

  it("shows the club's crest where it has no other logo (rule club.crest)", async () => {
    open({ draw: 0.1, club: { logos: { ...OARS.logos, escutcheon: '/media/crest/swan.png' } } });
    const logo = await screen.findByRole('img', { name: 'Logo of Oars Rowing Club' });
    expect(logo).toHaveAttribute('src', '/media/crest/swan.png');
  });

  it('shows the drawn logo for a club that has none, and one visit of five', async () => {
    open({ draw: 0.1 });
    expect(await screen.findByRole('img', { name: 'Logo of Oars Rowing Club' })).toBeVisible();
  });

  it('offers a visitor to sign in, to sign up, and the boathouse page that is installed', async () => {
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

  it('works without a club that answers', async () => {
    const { api } = open();
    api.answer({ 'GET /club': unreachable });
    expect(await screen.findByRole('heading', { name: 'Fleetwatch' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  it('has nothing axe would find', async () => {
    const { container } = open();
    await screen.findByRole('heading', { name: 'Oars Rowing Club' });
    expect(await findViolations(container)).toEqual([]);
  });
});
