import { screen } from '@testing-library/react';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { useIsTyping } from './useIsTyping.ts';

function Typing() {
  return <p>{useIsTyping() ? 'typing' : 'idle'}</p>;
}

let field: HTMLTextAreaElement;
beforeEach(() => {
  field = document.body.appendChild(document.createElement('textarea'));
});
afterEach(() => field.remove());

test('counts a member as typing from the first letter on', async () => {
  const { user } = renderScreen(<Typing />);
  expect(screen.getByText('idle')).toBeVisible();
  await user.type(field, 'W');
  expect(screen.getByText('typing')).toBeVisible();
});

test('counts a member as typing who was in a field before the code loaded', () => {
  field.focus();
  renderScreen(<Typing />);
  expect(screen.getByText('typing')).toBeVisible();
});
