import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findViolations } from '../../testing/findViolations.tsx';
import { Button } from '../button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

function CsvPreview({ isUnmounted = false }: { isUnmounted?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Get CSV</Button>
      {(isOpen || !isUnmounted) && (
        <Dialog
          isOpen={isOpen}
          title="Eight, May"
          onClose={close}
          isFullScreen
          actions={<Button>Save</Button>}
        >
          boat,miles
        </Dialog>
      )}
    </>
  );
}

describe('Dialog', () => {
  it.each([false, true])(
    'opens over the page and returns the focus when closed (unmounted when closed: %s)',
    async (isUnmounted) => {
      const user = userEvent.setup();
      render(<CsvPreview isUnmounted={isUnmounted} />);
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Get CSV' }));
      expect(screen.getByRole('dialog', { name: 'Eight, May' })).toHaveTextContent('boat,miles');
      // Its header and footer are not landmarks of the page.
      expect([screen.queryByRole('banner'), screen.queryByRole('contentinfo')]).toEqual([null, null]);
      expect(await findViolations(screen.getByRole('dialog'))).toEqual([]);
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('button', { name: 'Get CSV' })).toHaveFocus();
    },
  );

  it('has a close button in full screen', async () => {
    const user = userEvent.setup();
    render(<CsvPreview />);
    await user.click(screen.getByRole('button', { name: 'Get CSV' }));
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open until its owner closes it', async () => {
    const user = userEvent.setup();
    const asked = jest.fn();
    render(<Dialog isOpen title="Landing" onClose={asked} />);
    await user.keyboard('{Escape}');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: 'Landing' })).toBeVisible();
  });
});

describe('ConfirmDialog', () => {
  const text = 'Do you want to log 5.5 miles?';

  it('shows its text and a verb, and confirms once', async () => {
    const user = userEvent.setup();
    const [confirmed, cancelled] = [jest.fn(), jest.fn()];
    render(
      <ConfirmDialog isOpen title="Miles" verb="Log 5.5 miles" onConfirm={confirmed} onCancel={cancelled}>
        {text}
      </ConfirmDialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Miles' })).toHaveTextContent(text);
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Log 5.5 miles' }));
    expect(confirmed).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cancelled).toHaveBeenCalledTimes(2);
  });

  it('refuses a second press while busy, and shows why the action failed', async () => {
    const user = userEvent.setup();
    const confirmed = jest.fn();
    render(
      <ConfirmDialog
        isOpen
        isBusy
        isDangerous
        title="Decommission"
        verb="Decommission Tern"
        error="Tern is out."
        onConfirm={confirmed}
        onCancel={() => undefined}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Decommission Tern' }));
    expect(confirmed).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Tern is out.');
  });
});
