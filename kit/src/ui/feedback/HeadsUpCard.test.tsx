import { render, screen } from '@testing-library/react';
import { findViolations } from '../../testing/findViolations.tsx';
import { HeadsUpCard } from './HeadsUpCard.tsx';

const log = { _id: 't', user: 'Robin Ash', date: '2026-05-28 07:00:00', description: 'Log on dock B' };

describe('HeadsUpCard', () => {
  it('has each warning with who wrote it and when', async () => {
    const wind = { ...log, _id: 'u', description: 'Wind: https://wind.example/now. Stay in.' };
    render(<HeadsUpCard tweets={[log, wind]} />);
    const card = screen.getByRole('region', { name: 'Heads Up' });
    expect(card).toHaveTextContent('Log on dock B Robin Ash, May 28');
    const link = screen.getByRole('link', { name: 'https://wind.example/now' });
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link).toHaveAttribute('target', '_blank');
    expect(await findViolations()).toEqual([]);
  });

  it('leads nowhere from the tablet on the wall', () => {
    render(<HeadsUpCard tweets={[{ ...log, description: 'Wind: https://wind.example/now.' }]} isPlain />);
    expect(screen.getByRole('listitem')).toHaveTextContent('Wind: https://wind.example/now.');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows markup as the text it is', () => {
    render(
      <HeadsUpCard tweets={[{ ...log, description: '<img src=x onerror=alert(1)> javascript:alert(2)' }]} />,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent(
      '<img src=x onerror=alert(1)> javascript:alert(2)',
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.querySelector('img')).toBeNull();
  });

  it.each([[undefined], [[]]])('is not there without any: %j', (tweets) => {
    const { container } = render(<HeadsUpCard tweets={tweets} />);
    expect(container).toBeEmptyDOMElement();
  });
});
