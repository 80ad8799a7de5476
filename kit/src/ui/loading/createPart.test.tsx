import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { createPart, type Part } from './createPart.tsx';
import { usePreload } from './usePreload.ts';

const Miles = ({ miles }: { miles: number }) => <p>{miles} miles</p>;

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message ?? this.props.children;
  }
}

describe('createPart', () => {
  it('shows the placeholder while the code loads, then renders the part with its props', async () => {
    const part = createPart(async () => Miles, <p>On its way</p>);
    render(<part.View miles={4} />);
    expect(screen.getByText('On its way')).toBeVisible();
    expect(await screen.findByText('4 miles')).toBeVisible();
  });

  it('renders preloaded code at once, and fetches it once', async () => {
    const load = jest.fn(async () => Miles);
    const part = createPart(load, <p>On its way</p>);
    await Promise.all([part.preload(), part.preload()]);
    render(<part.View miles={4} />);
    expect(screen.getByText('4 miles')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fetches again when preloading failed', async () => {
    let isThere = false;
    const part = createPart(async () => {
      if (!isThere) throw new Error('404');
      return Miles;
    });
    await part.preload();
    isThere = true;
    await act(async () => render(<part.View miles={4} />));
    expect(screen.getByText('4 miles')).toBeVisible();
  });

  it('throws a load failure to the boundary around it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const part: Part<object> = createPart(async () => Promise.reject(new Error('404')));
    await act(async () =>
      render(
        <Boundary>
          <part.View />
        </Boundary>,
      ),
    );
    expect(screen.getByText('404')).toBeVisible();
    jest.restoreAllMocks();
  });
});

describe('usePreload', () => {
  it('fetches the parts when the browser is idle, not before', () => {
    jest.useFakeTimers();
    try {
      const part = { preload: jest.fn(async () => undefined) };
      const parts = [part];
      function AScreen() {
        usePreload(parts);
        return null;
      }
      render(<AScreen />);
      expect(part.preload).not.toHaveBeenCalled();
      jest.runAllTimers();
      expect(part.preload).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });
});
