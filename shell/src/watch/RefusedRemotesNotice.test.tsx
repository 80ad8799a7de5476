import { screen } from '@testing-library/react';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM_LOCAL_PROFILE } from '@fleetwatch/kit/testing/sampleData';
import { inPortal } from '../testing/inPortal.tsx';
import { RefusedRemotesNotice } from './RefusedRemotesNotice.tsx';

const refused = [{ name: 'mf-regattas', reason: 'The path /plans belongs to mf-plans.' }];
const open = (isConfirmed: boolean) =>
  renderScreen(inPortal(<RefusedRemotesNotice />, [], refused), {
    profile: { ...KIM_LOCAL_PROFILE, coachConfirmed: isConfirmed ? 1 : 0 },
  });

describe('a remote that was left out (rule portal.first-come)', () => {
  it('names a left-out remote to a confirmed coach with the reason, until it is dismissed', async () => {
    const { user } = open(true);
    expect(await screen.findByText(/could not be added to the portal/)).toHaveTextContent(
      'mf-regattas could not be added to the portal. The path /plans belongs to mf-plans.',
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/could not be added/)).toBeNull();
  });

  it('shows nothing to members who are not coaches', () => {
    open(false);
    expect(screen.queryByText(/could not be added/)).toBeNull();
  });
});
