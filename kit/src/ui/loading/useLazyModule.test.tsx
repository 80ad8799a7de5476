import { act, getConfig, render, screen } from '@testing-library/react';
import { Component, useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadOnce, useLazyModule } from './useLazyModule.ts';

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message ?? this.props.children;
  }
}

function Shown({ begin }: { begin: () => Promise<string> }) {
  return <p>{useLazyModule(begin) ?? 'On its way'}</p>;
}

it('returns undefined while the promise is pending, then its value', async () => {
  let arrive: (text: string) => void = () => undefined;
  const coming = new Promise<string>((resolve) => (arrive = resolve));
  render(<Shown begin={() => coming} />);
  expect(screen.getByText('On its way')).toBeVisible();
  await act(async () => arrive('Skiff'));
  expect(screen.getByText('Skiff')).toBeVisible();
});

it('returns the value at once to the next component with the same promise', async () => {
  const coming = Promise.resolve('Skiff');
  const first = render(<Shown begin={() => coming} />);
  await screen.findByText('Skiff');
  first.unmount();
  render(<Shown begin={() => coming} />);
  expect(screen.getByText('Skiff')).toBeVisible();
});

it('renders a value that arrives right after another placeholder: Suspense would delay it by 300 ms', async () => {
  jest.useFakeTimers();
  try {
    const Outer = () => {
      const inner = useLazyModule(outer);
      return inner ? <Shown begin={innerText} /> : <p>Outer on its way</p>;
    };
    const outer = loadOnce(async () => 'there');
    const innerText = loadOnce(async () => 'Skiff');
    render(<Outer />);
    for (let turn = 0; turn < 5; turn += 1) await act(async () => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Skiff')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

it('renders a value that arrived between render and effect', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const text = loadOnce(async () => 'Skiff');
  let drawn = () => {};
  const isDrawn = new Promise<void>((resolve) => (drawn = resolve));
  let drawAgain = () => {};
  function Host() {
    const [turn, setTurn] = useState(0);
    useLayoutEffect(() => {
      drawAgain = () => setTurn((before) => before + 1);
      drawn();
    }, []);
    return (
      <div data-turn={turn}>
        <Shown begin={text} />
      </div>
    );
  }
  // As in a browser: effects run in a task after the render.
  await getConfig().asyncWrapper(async () => {
    root.render(<Host />);
    await isDrawn;
    await text();
    expect(screen.getByText('On its way')).toBeVisible();
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    act(() => drawAgain());
    expect(screen.getByText('Skiff')).toBeVisible();
  });
  act(() => root.unmount());
  place.remove();
});

it('throws a rejection to the boundary around it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const refused = Promise.reject(new Error('404'));
  await act(async () =>
    render(
      <Boundary>
        <Shown begin={() => refused} />
      </Boundary>,
    ),
  );
  expect(screen.getByText('404')).toBeVisible();
  jest.restoreAllMocks();
});

it('ignores a promise that settles after unmount', async () => {
  let arrive: (text: string) => void = () => undefined;
  const coming = new Promise<string>((resolve) => (arrive = resolve));
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Shown begin={() => coming} />).unmount();
  await act(async () => arrive('Skiff'));
  expect(complaint).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

it('loads once for all callers, and again after a failure', async () => {
  let isThere = false;
  const load = jest.fn(async () => {
    if (!isThere) throw new Error('404');
    return 'Skiff';
  });
  const fetchText = loadOnce(load);
  await Promise.all([fetchText(), fetchText()].map((each) => expect(each).rejects.toThrow('404')));
  expect(load).toHaveBeenCalledTimes(1);
  isThere = true;
  expect(await Promise.all([fetchText(), fetchText()])).toEqual(['Skiff', 'Skiff']);
  expect(load).toHaveBeenCalledTimes(2);
});
