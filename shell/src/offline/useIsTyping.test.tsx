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

test('a member types from the first letter on', async () => {
  const { user } = renderScreen(<Typing />);
  expect(screen.getByText('idle')).toBeVisible();
  await user.type(field, 'W');
  expect(screen.getByText('typing')).toBeVisible();
});

test('a member who was in a field before the code came is typing', () => {
  field.focus();
  renderScreen(<Typing />);
  expect(screen.getByText('typing')).toBeVisible();
});
