import { act, render, screen } from '@testing-library/react';
import { RenderWhenIdle } from './RenderWhenIdle.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows the placeholder, and renders its children once the browser is idle', () => {
  render(
    <RenderWhenIdle placeholder={<p>Its place</p>}>
      <p>Club activity</p>
    </RenderWhenIdle>,
  );
  expect(screen.getByText('Its place')).toBeVisible();
  expect(screen.queryByText('Club activity')).toBeNull();
  act(() => jest.runAllTimers());
  expect(screen.getByText('Club activity')).toBeVisible();
  expect(screen.queryByText('Its place')).toBeNull();
});
