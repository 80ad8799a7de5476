import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findViolations } from '../../testing/findViolations.tsx';
import { Screen } from './Screen.tsx';

const MINUTE_MS = 60_000;

describe('Screen', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('shows its title, also in the tab, its actions and its content', async () => {
    const { container } = render(
      <Screen
        title="Sorties"
        actions={<button type="button">CSV</button>}
        bottom={<button type="button">Land</button>}
      >
        Kestrel
      </Screen>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Sorties' })).toBeVisible();
    expect(document.title).toBe('Sorties · Fleetwatch');
    expect(screen.getByRole('main')).toHaveTextContent('Kestrel');
    expect(screen.getByRole('button', { name: 'Land' })).toBeVisible();
    expect(await findViolations(container)).toEqual([]);
  });

  it('accepts a separate title for the tab', () => {
    render(<Screen title="Boathouse" documentTitle="Fleetwatch Boathouse" />);
    expect(document.title).toBe('Fleetwatch Boathouse');
  });

  it('shows the skeleton only after 300 ms', () => {
    jest.useFakeTimers();
    const bones = <p>bones</p>;
    const { rerender } = render(<Screen title="Fleet" status="loading" skeleton={bones} />);
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    act(() => jest.advanceTimersByTime(299));
    expect(screen.queryByText('bones')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('bones')).toBeVisible();
    expect(screen.getByText('Loading Fleet')).toBeInTheDocument();
    rerender(
      <Screen title="Fleet" skeleton={bones}>
        Kestrel
      </Screen>,
    );
    expect(screen.queryByText('bones')).toBeNull();
    expect(screen.getByText('Kestrel')).toBeVisible();
  });

  it('shows a message in place of the skeleton when no response has arrived', () => {
    jest.useFakeTimers();
    render(<Screen title="Fleet" status="loading" skeleton={<p>bones</p>} />);
    act(() => jest.advanceTimersByTime(7_999));
    expect(screen.getByText('bones')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('Still waiting for the server.')).toBeVisible();
    expect(screen.queryByText('bones')).toBeNull();
  });

  it('draws a failure in place of content, or in a line above content', () => {
    const { container, rerender } = render(<Screen title="Fleet" status="error" error="Busy." />);
    expect(container.querySelector('svg[width="160"]')).toBeInTheDocument();
    rerender(<Screen title="Fleet" status="error" error="Busy." updatedAt={Date.now()} />);
    expect(container.querySelector('svg[width="160"]')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('Busy.');
  });

  it('suggests the next step when it is empty', () => {
    render(
      <Screen
        title="Log"
        status="empty"
        emptyText="No sorties yet."
        emptyAction={<a href="/actions">Launch</a>}
      >
        rows
      </Screen>,
    );
    expect(screen.getByText('No sorties yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Launch' })).toBeVisible();
    expect(screen.queryByText('rows')).toBeNull();
  });

  it('keeps the loaded content after a failure, shows why, and retries', async () => {
    const retried = jest.fn();
    render(
      <Screen title="Fleet" status="error" error="Network: Connection refused." onRetry={retried}>
        Kestrel
      </Screen>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Network: Connection refused.');
    expect(screen.getByText('Kestrel')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retried).toHaveBeenCalledTimes(1);
  });

  it('shows the age of its data once that is not live, and updates it', () => {
    jest.useFakeTimers({ now: 600 * MINUTE_MS });
    render(<Screen title="Out now" updatedAt={Date.now()} />);
    expect(screen.queryByText(/updated/)).toBeNull();
    act(() => jest.advanceTimersByTime(2 * MINUTE_MS));
    expect(screen.getByText('updated 2 min ago')).toBeVisible();
    act(() => jest.advanceTimersByTime(60 * MINUTE_MS));
    expect(screen.getByText('updated 1 h ago')).toBeVisible();
  });

  it('shows that the device is offline, and how old the data is', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<Screen title="Out now" updatedAt={Date.now()} />);
    expect(screen.getByText('Offline, updated just now')).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(screen.queryByText(/Offline/)).toBeNull();
  });
});
