import { screen } from '@testing-library/react';
import { useState } from 'react';
import { NETWORK_REFUSED_TOAST } from '@fleetwatch/contract/errors/texts';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import type { KeyDialog } from '../keyboard/KeyDialogContext.ts';
import { LazyKeyboard } from './LazyKeyboard.tsx';

let mockIsThere = false;
jest.mock('../keyboard/Keyboard.tsx', () => {
  if (!mockIsThere) throw new Error('404');
  return {
    Keyboard: ({ dialog, first }: { dialog?: KeyDialog; first?: KeyboardEvent }) => (
      <p>
        {dialog} and {first?.key}
      </p>
    ),
  };
});

function Page() {
  const [dialog, setDialog] = useState<KeyDialog>();
  return <LazyKeyboard dialog={dialog} onDialog={setDialog} />;
}

it('shows that the shortcuts could not be loaded, drops the key, and loads them with the next', async () => {
  const { user } = renderScreen(<Page />);
  await user.keyboard('?');
  expect(await screen.findByText(NETWORK_REFUSED_TOAST)).toBeVisible();
  mockIsThere = true;
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('palette and')).toBeVisible();
});
