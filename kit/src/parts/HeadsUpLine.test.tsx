import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findViolations } from '../testing/findViolations.tsx';
import { HeadsUpLine } from './HeadsUpLine.tsx';

const log = { _id: 't', user: 'Robin Ash', date: '2026-05-28 07:00:00', description: 'Log on dock B' };
const wind = {
  _id: 'u',
  user: 'Bo Lind',
  date: '2026-05-29 05:00:00',
  description: 'Wind: https://wind.example/now. Stay in.',
};

const openAll = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Heads Up/ }));
  return within(await screen.findByRole('dialog', { name: 'Heads Up' }));
};

describe('HeadsUpLine', () => {
  it('shows the newest warning and how many there are; a press opens all (rule tweet.heads-up)', async () => {
    render(<HeadsUpLine tweets={[log, wind]} />);
    const line = screen.getByRole('region', { name: 'Heads Up' });
    expect(within(line).getByRole('button')).toHaveAccessibleName(
      'Heads Up Wind: https://wind.example/now. Stay in. 2 this week, show all',
    );
    expect(screen.queryByText(/Log on dock B/)).toBeNull();
    const all = await openAll();
    expect(all.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Wind: https://wind.example/now. Stay in. Bo Lind, May 29',
      'Log on dock B Robin Ash, May 28',
    ]);
    const link = screen.getByRole('link', { name: 'https://wind.example/now' });
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link).toHaveAttribute('target', '_blank');
    expect(await findViolations()).toEqual([]);
    await userEvent.click(all.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('renders no links on the wall tablet', async () => {
    render(<HeadsUpLine tweets={[wind]} isPlain />);
    const all = await openAll();
    expect(all.getByRole('listitem')).toHaveTextContent('Wind: https://wind.example/now.');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows markup as text', async () => {
    render(
      <HeadsUpLine tweets={[{ ...log, description: '<img src=x onerror=alert(1)> javascript:alert(2)' }]} />,
    );
    const all = await openAll();
    expect(all.getByRole('listitem')).toHaveTextContent('<img src=x onerror=alert(1)> javascript:alert(2)');
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.querySelector('img')).toBeNull();
  });

  it('closes by itself where others look at the screen too', async () => {
    render(<HeadsUpLine tweets={[log]} closesAfterMs={60_000} />);
    await openAll();
    jest.useFakeTimers();
    fireEvent.pointerMove(document.body);
    act(() => jest.advanceTimersByTime(59_999));
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    jest.useRealTimers();
  });

  it.each([[undefined], [[]]])('renders nothing without warnings: %j', (tweets) => {
    const { container } = render(<HeadsUpLine tweets={tweets} />);
    expect(container).toBeEmptyDOMElement();
  });
});
