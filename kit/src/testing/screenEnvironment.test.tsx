import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

describe('screenEnvironment', () => {
  it("exposes Node's fetch classes, so that a signal reaches a request", async () => {
    const controller = new AbortController();
    const request = new Request('http://boathouse.test/', { signal: controller.signal });
    expect(request.signal.aborted).toBe(false);
    await expect(Response.json({ out: 3 }).json()).resolves.toEqual({ out: 3 });
    expect(structuredClone(new Map([['kestrel', 1]])).get('kestrel')).toBe(1);
  });

  it('removes a listener when its signal aborts', () => {
    const controller = new AbortController();
    const onOnline = jest.fn();
    window.addEventListener('online', onOnline, { signal: controller.signal });
    window.dispatchEvent(new Event('online'));
    controller.abort();
    window.dispatchEvent(new Event('online'));
    expect(onOnline).toHaveBeenCalledTimes(1);
  });

  it('carries messages between two channels of one name', async () => {
    const [dock, wall] = [new BroadcastChannel('boats'), new BroadcastChannel('boats')];
    const received = new Promise((resolve) => {
      wall.onmessage = (event: MessageEvent) => resolve(event.data);
    });
    dock.postMessage('launched');
    await expect(received).resolves.toBe('launched');
  });

  it('opens a modal dialog, closes it with Escape and returns the focus', async () => {
    const user = userEvent.setup();
    render(
      <>
        <button type="button" onClick={() => document.querySelector('dialog')?.showModal()}>
          Land
        </button>
        <dialog aria-label="Land Kestrel">
          <button type="button">Keep rowing</button>
        </dialog>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Land' }));
    expect(screen.getByRole('dialog', { name: 'Land Kestrel' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep rowing' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Land' })).toHaveFocus();
  });
});
