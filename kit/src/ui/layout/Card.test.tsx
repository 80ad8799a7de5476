import { render, screen } from '@testing-library/react';
import { findViolations } from '../../testing/findViolations.tsx';
import { Badge } from '../feedback/Badge.tsx';
import { Card } from './Card.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';

describe('Card', () => {
  it('is a landmark named by its title, with its actions and statuses as text', async () => {
    const { container } = render(
      <Card title="Still out" actions={<Badge $tone="water">3 out</Badge>}>
        <Notice tone="amber">Heads up: log on dock B</Notice>
        <Skeleton shape="row" count={2} />
      </Card>,
    );
    const card = screen.getByRole('region', { name: 'Still out' });
    expect(card).toHaveTextContent('3 out');
    expect(card).toHaveTextContent('Heads up: log on dock B');
    expect(container.querySelectorAll('[aria-hidden="true"] > div')).toHaveLength(2);
    expect(await findViolations(container)).toEqual([]);
  });

  it('is not a landmark without a title', () => {
    render(<Card>Kestrel</Card>);
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByText('Kestrel')).toBeVisible();
  });
});
