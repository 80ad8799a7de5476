import { act, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { useStuckNavigation } from './useStuckNavigation.ts';

const reload = jest.fn();

/** A page whose router shows `/sorties`, regardless of its address. */
function Page() {
  useStuckNavigation(reload);
  return <p>Sorties</p>;
}
function show() {
  jest.useFakeTimers();
  history.replaceState(null, '', '/sorties');
  render(
    <MemoryRouter initialEntries={['/sorties']}>
      <Page />
    </MemoryRouter>,
  );
}

beforeEach(() => reload.mockReset());
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

describe('an address that a starved page does not show (rule portal.contained)', () => {
  it.each<[string, () => unknown]>([
    ['a tap', () => fireEvent.click(document.body)],
    ['going back', () => fireEvent.popState(window)],
  ])('reloads an address that a starved page does not show five seconds after %s', (_what, go) => {
    show();
    history.replaceState(null, '', '/actions');
    go();
    act(() => jest.advanceTimersByTime(4_999));
    expect(reload).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload when the page shows its address', () => {
    show();
    fireEvent.click(document.body);
    act(() => jest.advanceTimersByTime(60_000));
    expect(reload).not.toHaveBeenCalled();
  });
});
