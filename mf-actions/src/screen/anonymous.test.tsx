import { screen } from '@testing-library/react';
import { pseudonymOf } from '@fleetwatch/kit/store/pseudonyms';
import { KIM, sortieOf } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const ADA = { user: 'Ada Lake', user_id: 'ada', pic: 'https://pics.test/ada.png' };

it('a device set to Anonymous shows boats out and lenders under pseudonyms', async () => {
  const { user } = renderActions({
    stillOut: [sortieOf("Ada Lake's 1x", ADA)],
    profile: { ...KIM, isAnonymous: true },
  });
  expect(await screen.findByText(new RegExp(`${pseudonymOf('Ada Lake')}'s 1x`))).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: 'Launch' }));
  await user.click(await screen.findByRole('tab', { name: '1b' }));
  expect(await screen.findAllByRole('button', { name: /Actions for Member \d{4}/ })).not.toHaveLength(0);
  expect(document.body).not.toHaveTextContent('Ada Lake');
  expect(document.querySelector('img[src*="ada"]')).toBeNull();
});
