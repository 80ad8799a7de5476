import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findViolations } from '../../testing/findViolations.tsx';
import { slideToConfirm } from '../../testing/slideToConfirm.tsx';
import { ConfirmSlider, type ConfirmSliderProps } from './ConfirmSlider.tsx';

const slider = () => screen.getByRole('slider', { name: 'Confirm launch' });

function setUp(props: Partial<ConfirmSliderProps> = {}) {
  const onConfirm = jest.fn<unknown, []>(() => undefined);
  const element = (
    <ConfirmSlider
      label="Confirm launch"
      verb="Launch"
      question="Launch Kestrel now?"
      onConfirm={onConfirm}
      {...props}
    />
  );
  return { onConfirm, user: userEvent.setup(), ...render(element) };
}

/** A command that the test resolves or rejects. */
function pending() {
  let settle = { resolve: () => undefined as void, reject: (_reason: unknown) => undefined as void };
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return {
    onConfirm: () => promise,
    ...settle,
    resolve: () => settle.resolve(),
    reject: (reason: unknown) => settle.reject(reason),
  };
}

describe('ConfirmSlider', () => {
  it('scrolls the reason of a failure into view', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    setUp({ onConfirm: () => Promise.reject('Kestrel has already been launched.') });
    slideToConfirm(slider());
    expect(await screen.findByText('Kestrel has already been launched.')).toBeVisible();
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('alert')]);
    scrollIntoView.mockRestore();
  });

  it('confirms once when a drag reaches 100', async () => {
    const { onConfirm } = setUp();
    slideToConfirm(slider());
    expect(await screen.findByRole('status')).toHaveTextContent('Done');
    slideToConfirm(slider());
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('springs back when released before 100', () => {
    const { onConfirm } = setUp();
    fireEvent.pointerDown(slider());
    fireEvent.change(slider(), { target: { value: '99' } });
    expect(slider()).toHaveValue('99');
    fireEvent.pointerUp(window);
    expect(slider()).toHaveValue('0');
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('springs back when the browser takes over the touch', () => {
    setUp();
    fireEvent.pointerDown(slider());
    fireEvent.change(slider(), { target: { value: '60' } });
    fireEvent.pointerCancel(slider());
    expect(slider()).toHaveValue('0');
  });

  it('moves by arrow keys, and confirms with Enter at the end only', async () => {
    const { onConfirm, user } = setUp();
    await user.tab();
    expect(slider()).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(slider()).toHaveValue('10');
    await user.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    await user.keyboard('{End}');
    expect(slider()).toHaveAttribute('aria-valuetext', 'Press Enter to confirm');
    expect(onConfirm).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('goes back when it loses the focus half way', async () => {
    const { user } = setUp();
    await user.tab();
    await user.keyboard('{End}');
    await user.tab();
    expect(slider()).toHaveValue('0');
  });

  it('has a button that asks for confirmation once', async () => {
    const { onConfirm, user } = setUp();
    await user.click(screen.getByRole('button', { name: 'Confirm launch without sliding' }));
    expect(screen.getByRole('dialog', { name: 'Confirm launch' })).toHaveTextContent('Launch Kestrel now?');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Confirm launch without sliding' }));
    await user.click(screen.getByRole('button', { name: 'Launch' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows busy until the server responds, then done', async () => {
    const launch = pending();
    setUp({ onConfirm: launch.onConfirm, busyLabel: 'Launching …', doneLabel: 'Launched' });
    slideToConfirm(slider());
    expect(slider()).toHaveAttribute('aria-busy', 'true');
    expect(slider()).toHaveValue('100');
    expect(screen.getByRole('status')).toHaveTextContent('Launching …');
    await act(async () => launch.resolve());
    expect(slider()).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('status')).toHaveTextContent('Launched');
  });

  it('returns the thumb and shows why it failed, and can be tried again', async () => {
    const reject = {
      text: 'Kestrel has already been launched.',
      status: 409,
      code: 'already_launched',
      field: null,
    };
    const onConfirm = jest.fn().mockRejectedValueOnce(reject).mockResolvedValueOnce(undefined);
    setUp({ onConfirm });
    await act(async () => slideToConfirm(slider()));
    expect(slider()).toHaveValue('0');
    expect(screen.getByRole('alert')).toHaveTextContent('Kestrel has already been launched.');
    await act(async () => slideToConfirm(slider()));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('status')).toHaveTextContent('Done');
  });

  it('does not show the message of an unexpected exception', async () => {
    setUp({ onConfirm: () => Promise.reject(new TypeError('x is undefined')) });
    await act(async () => slideToConfirm(slider()));
    expect(screen.getByRole('alert')).toHaveTextContent('Sorry, internal error :-(');
  });

  it('resets when its label changes', async () => {
    const { rerender } = setUp();
    await act(async () => slideToConfirm(slider()));
    rerender(<ConfirmSlider label="Confirm Off Deck" verb="Off deck" onConfirm={() => undefined} />);
    expect(screen.getByRole('slider', { name: 'Confirm Off Deck' })).toHaveValue('0');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('ignores input while disabled', () => {
    setUp({ isDisabled: true });
    expect(slider()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Confirm launch without sliding' })).toBeDisabled();
  });

  it('has no accessibility violations', async () => {
    const { container } = setUp();
    expect(await findViolations(container)).toEqual([]);
  });
});
