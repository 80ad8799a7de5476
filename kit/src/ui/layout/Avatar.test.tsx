import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar.tsx';
import { initialsOf } from './initialsOf.ts';

describe('initialsOf', () => {
  it.each([
    ['Kim Harper', 'KH'],
    ['Ada van  Lake ', 'AL'],
    ['kestrel', 'K'],
    ['Émile Ø', 'ÉØ'],
    ['𝔸da', '𝔸'],
    ['  ', ''],
  ])('%s is %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('Avatar', () => {
  it('shows the picture, and the initials when it does not load', () => {
    const { container, rerender } = render(<Avatar name="Kim Harper" src="/media/kim.png" />);
    const picture = container.querySelector('img') as HTMLImageElement;
    expect(picture).toHaveAttribute('src', '/media/kim.png');
    fireEvent.error(picture);
    expect(container).toHaveTextContent('KH');
    rerender(<Avatar name="Kim Harper" src="/media/kim-2.png" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/kim-2.png');
  });

  it('shows the initials without a picture, and a rower without a name', () => {
    const { container, rerender } = render(<Avatar name="Kim Harper" src={null} />);
    expect(container).toHaveTextContent('KH');
    rerender(<Avatar name="" />);
    expect(container.querySelector('svg')).toBeInTheDocument();
  });

  it('is decoration unless isInformative', () => {
    const { rerender } = render(<Avatar name="Kim Harper" />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Avatar name="Kim Harper" isInformative />);
    expect(screen.getByRole('img', { name: 'Kim Harper' })).toBeVisible();
  });
});
