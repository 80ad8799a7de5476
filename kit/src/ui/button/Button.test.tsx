import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { findViolations } from '../../testing/findViolations.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';

describe('Button', () => {
  it('is pressed by pointer and keys, and submits a form only as type="submit"', async () => {
    const user = userEvent.setup();
    const pressed = jest.fn();
    const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submitted}>
        <Button onClick={pressed}>Launch</Button>
        <Button type="submit">Sign in</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Launch' }));
    await user.keyboard('{Enter}');
    expect(pressed).toHaveBeenCalledTimes(2);
    expect(submitted).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('ignores presses while busy, announces that, and keeps the focus', async () => {
    const user = userEvent.setup();
    const pressed = jest.fn();
    const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (isBusy: boolean) => (
      <form onSubmit={submitted}>
        <Button type="submit" isBusy={isBusy} onClick={pressed}>
          Land
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Land' });
    button.focus();
    rerender(form(true));
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.keyboard('{Enter}');
    await user.click(button);
    expect(pressed).not.toHaveBeenCalled();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('has an accessible name when it is only an icon, and is a link when it navigates', async () => {
    const { container } = render(
      <MemoryRouter>
        <IconButton icon="menu" label="Open menu" />
        <ButtonLink to="/signup" tone="primary">
          Sign up
        </ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    expect(await findViolations(container)).toEqual([]);
  });
});
