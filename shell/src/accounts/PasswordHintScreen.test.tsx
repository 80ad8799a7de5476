import { screen } from '@testing-library/react';
import { writeHint } from '@fleetwatch/kit/store/localProfile';
import { fakeApi } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { PasswordHintScreen } from './PasswordHintScreen.tsx';

const ask = async (name: string) => {
  const view = renderScreen(<PasswordHintScreen />, { route: '/password_hint' });
  await view.user.type(screen.getByRole('textbox', { name: 'Name' }), `${name}{Enter}`);
  return view;
};

describe('Password Hint', () => {
  it('shows the hint this device keeps for the name, and asks no server', async () => {
    const api = fakeApi();
    writeHint('Kim Harper', 'the usual');
    await ask(' kim harper ');
    expect(screen.getByText('the usual')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  it('shows that no hint is stored', async () => {
    writeHint('Kim Harper', 'the usual');
    await ask('Kit Waters');
    expect(screen.getByText(/No hint is stored on this device for Kit Waters/)).toBeVisible();
    expect(screen.queryByText('the usual')).toBeNull();
  });

  it('requires a name', async () => {
    await ask('Kim');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Please enter a valid username',
    );
  });

  it('passes axe', async () => {
    const { container } = await ask('Kit Waters');
    expect(await findViolations(container)).toEqual([]);
  });
});
