import { render, screen } from '@testing-library/react';
import { findViolations } from '../../testing/findViolations.tsx';
import { HeadsUpCard } from './HeadsUpCard.tsx';

const log = { _id: 't', user: 'Robin Ash', date: '2026-05-28 07:00:00', description: 'Log on dock B' };

describe('HeadsUpCard', () => {
  it('shows each warning with its author and time', async () => {
    const wind = { ...log, _id: 'u', description: 'Wind: https://wind.example/now. Stay in.' };
    render(<HeadsUpCard tweets={[log, wind]} />);
    const card = screen.getByRole('region', { name: 'Heads Up' });
    expect(card).toHaveTextContent('Log on dock B Robin Ash, May 28');
    const link = screen.getByRole('link', { name: 'https://wind.example/now' });
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link).toHaveAttribute('target', '_blank');
    expect(await findViolations()).toEqual([]);
  });

  it('renders no links on the wall tablet', () => {
    render(<HeadsUpCard tweets={[{ ...log, description: 'Wind: https://wind.example/now.' }]} isPlain />);
    expect(screen.getByRole('listitem')).toHaveTextContent('Wind: https://wind.example/now.');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows markup as text', () => {
    render(
      <HeadsUpCard tweets={[{ ...log, description: '<img src=x onerror=alert(1)> javascript:alert(2)' }]} />,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent(
      '<img src=x onerror=alert(1)> javascript:alert(2)',
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.querySelector('img')).toBeNull();
  });

  it.each([[undefined], [[]]])('renders nothing without warnings: %j', (tweets) => {
    const { container } = render(<HeadsUpCard tweets={tweets} />);
    expect(container).toBeEmptyDOMElement();
  });
});
