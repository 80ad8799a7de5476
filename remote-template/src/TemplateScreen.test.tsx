import { screen } from '@testing-library/react';
import { fakeApi, refuse } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM_LOCAL_PROFILE, sortieOf } from '@fleetwatch/kit/testing/sampleData';
import { TemplateScreen } from './TemplateScreen.tsx';

const OUT = 'GET /sorties-stillout-results';
const show = () => renderScreen(<TemplateScreen />, { route: '/your-remote', profile: KIM_LOCAL_PROFILE });

describe('TemplateScreen', () => {
  it('lists the boats that are out with their launchers, in order of launch', async () => {
    const results = [
      sortieOf({ _id: '2'.repeat(24), bus: 'Osprey', user: 'Ana Bo', launch: '2026-05-29 07:10:00' }),
      sortieOf({ _id: '1'.repeat(24), bus: 'Kestrel', user: 'Kim Waters', launch: '2026-05-29 06:30:00' }),
    ];
    fakeApi({ [OUT]: () => ({ results }) });
    show();
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Kestrel, Kim Waters', 'Osprey, Ana Bo']);
    expect(await findViolations()).toEqual([]);
  });

  it('shows that all boats are landed', async () => {
    fakeApi({ [OUT]: () => ({ results: [] }) });
    show();
    expect(await screen.findByText('All boats are in.')).toBeVisible();
  });

  it('shows why a request failed, and retries it', async () => {
    const api = fakeApi({ [OUT]: () => refuse(503, 'The boathouse is busy.', 'busy') });
    const { user } = show();
    expect(await screen.findByText('The boathouse is busy.')).toBeVisible();
    api.answer({ [OUT]: () => ({ results: [] }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('All boats are in.')).toBeVisible();
  });
});
