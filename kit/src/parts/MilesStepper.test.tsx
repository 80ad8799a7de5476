import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findViolations } from '../testing/findViolations.tsx';
import { MilesStepper } from './MilesStepper.tsx';

function Miles({ most }: { most?: number }) {
  const [miles, setMiles] = useState(0);
  return <MilesStepper value={miles} onChange={setMiles} {...(most !== undefined && { most })} />;
}

const more = () => screen.getByRole('button', { name: 'Add one mile' });
const less = () => screen.queryByRole('button', { name: 'Subtract one mile' });
const count = () => screen.getByRole('status');

describe('MilesStepper', () => {
  it("counts up from 0; '-' and the count show only above 0", async () => {
    const user = userEvent.setup();
    render(<Miles />);
    expect(less()).toBeNull();
    expect(count()).toBeEmptyDOMElement();
    await user.click(more());
    await user.click(more());
    expect(count()).toHaveTextContent('2');
    expect(await findViolations()).toEqual([]);
    await user.click(less() as HTMLElement);
    expect(count()).toHaveTextContent('1');
    await user.keyboard('{Enter}');
    expect(less()).toBeNull();
    expect(count()).toBeEmptyDOMElement();
    expect(more()).toHaveFocus();
  });

  it('stops at the maximum', async () => {
    const user = userEvent.setup();
    render(<Miles most={2} />);
    await user.tripleClick(more());
    expect(count()).toHaveTextContent('2');
    expect(more()).toBeDisabled();
  });
});
