import { screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { fakeApi } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { ACTIONS, inPortal } from '../testing/inPortal.tsx';
import { AboutScreen } from './AboutScreen.tsx';

const FLEET = {
  routes: [
    { path: '/fleet', component: 'FleetScreen', title: 'Fleet', access: 'member' as const },
    { path: '/activity/:type/:name', component: 'A', title: 'Activity', access: 'member' as const },
  ],
};
const open = (route = '/about', declared = [ACTIONS]) =>
  renderScreen(inPortal(<AboutScreen />, declared), { route });
const section = (title: string) => {
  const details = screen.getByRole('heading', { name: title }).closest('details');
  if (!details) throw new Error(`${title} is not a section.`);
  return details;
};

describe('About', () => {
  it('shows the nine sections, closed, and the version', () => {
    open();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Picking boats to launch',
      'Notes, decimal miles and meters',
      'On Deck',
      'Picking workouts',
      'Tweeting',
      'What coaches do',
      'Forgotten phone: the boathouse tablet',
      'Other pages, and pages in the works',
      'A point-of-use system',
    ]);
    for (const details of document.querySelectorAll('details')) expect(details.open).toBe(false);
    expect(screen.getByText('Version Beta 1')).toBeVisible();
  });

  it('opens a section when its heading is pressed', async () => {
    const { user } = open();
    await user.click(screen.getByRole('heading', { name: 'Tweeting' }));
    expect(section('Tweeting').open).toBe(true);
    expect(within(section('Tweeting')).getByText(/at most 280 characters/)).toBeVisible();
  });

  it('opens the section that its address names', () => {
    open('/about#miles');
    expect(section('Notes, decimal miles and meters').open).toBe(true);
    expect(section('On Deck').open).toBe(false);
    expect(screen.getByText(/above 1,000 and up to 30,000 is meters, 1,600 to the mile/)).toBeVisible();
  });

  it('opens a section whose address is followed on the page itself', async () => {
    const page = (
      <>
        <Link to="/about#ondeck">What is on deck?</Link>
        <AboutScreen />
      </>
    );
    const { user } = renderScreen(inPortal(page), { route: '/about' });
    await user.click(screen.getByRole('link', { name: 'What is on deck?' }));
    expect(section('On Deck').open).toBe(true);
    await user.click(screen.getByRole('heading', { name: 'On Deck' }));
    expect(section('On Deck').open).toBe(false);
  });

  it('links to installed pages, and shows which are not', () => {
    open('/about#pages', [ACTIONS, FLEET]);
    const pages = within(section('Other pages, and pages in the works'));
    expect(pages.getByRole('link', { name: 'Fleet' })).toHaveAttribute('href', '/fleet');
    expect(pages.getByRole('link', { name: 'Activity' })).toHaveAttribute('href', '/activity/cache/cache');
    expect(pages.queryByRole('link', { name: 'Plans' })).toBeNull();
    expect(pages.getByText(/not installed here yet: Members, Sorties, .*Plans/)).toBeVisible();
  });

  it('explains forgotten landings when the club asks about them (rule forgotten.question)', async () => {
    fakeApi({ 'GET /club': () => ({ ...OARS, features: ['forgotten'] }) });
    renderScreen(inPortal(<AboutScreen />, [ACTIONS]), {
      route: '/about#point-of-use',
      profile: KIM_LOCAL_PROFILE,
    });
    expect(await screen.findByText(/we ask the next morning how far you went/)).toBeVisible();
  });

  it('passes axe, open or closed', async () => {
    const { container } = open('/about#boats');
    expect(await findViolations(container)).toEqual([]);
  });
});
