import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { stillOut as stillOutEndpoint } from '@fleetwatch/kit/store/sorties';
import { ACTION_PARTS, LateMarkPart, OutPicturePart, StatusPicturePart } from '../actionParts.tsx';
import { sortieOf } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

/** No part's code arrives during a test. */
beforeAll(async () => {
  const parts = [...ACTION_PARTS, LateMarkPart, OutPicturePart, StatusPicturePart];
  await Promise.all(parts.map((part) => part.preload()));
});

const banner = () => screen.findByRole('region', { name: 'My status' });

async function currentTab(): Promise<string | null | undefined> {
  const strip = within(await banner()).getByRole('list', { name: 'Status' });
  return strip.querySelector('[aria-current="true"]')?.textContent;
}

describe('the status banner', () => {
  it('shows Landed when no boat of the member is out', async () => {
    renderActions({ stillOut: [sortieOf('Osprey', { user_id: 'ada', user: 'Ada Lake' })] });
    expect(await within(await banner()).findByText("You're Landed")).toBeVisible();
    expect(await currentTab()).toBe('Landed');
  });

  it('names the boats the member launched', async () => {
    renderActions({ stillOut: [sortieOf('Kestrel'), sortieOf('Tern')] });
    expect(await within(await banner()).findByText("You're Launched on Kestrel, Tern")).toBeVisible();
    expect(await currentTab()).toBe('Launched');
  });

  it('marks a launch that is still waiting on this device', async () => {
    renderActions({ stillOut: [sortieOf('Kestrel', { _id: 'waiting-1' })] });
    const shown = within(await banner());
    expect(await shown.findByText('(waiting to be sent)')).toBeVisible();
    expect(await shown.findByText(/^You're Launched on Kestrel/)).toBe(shown.getByRole('status'));
  });

  it('names the boat that another member put them in', async () => {
    renderActions({ stillOut: [sortieOf('Osprey', { user_id: 'ada', crew: ['kim'] })] });
    expect(await within(await banner()).findByText("You've been boated on Osprey")).toBeVisible();
    expect(await currentTab()).toBe('Launched');
  });

  it('shows three states for display only, and no text before the status is known', async () => {
    renderActions({ routes: { 'GET /sorties-stillout-results': () => new Promise(() => undefined) } });
    const shown = within(await banner());
    expect(shown.getAllByRole('listitem').map((tab) => tab.textContent)).toEqual([
      'Landed',
      'Launched',
      'On Deck',
    ]);
    const places = shown.getAllByRole('listitem').map((tab) => getComputedStyle(tab).order);
    expect(places).toEqual(['0', '0', '0']);
    expect(shown.queryByRole('tab')).toBeNull();
    expect(shown.getByRole('status')).toBeEmptyDOMElement();
    expect(await currentTab()).toBeUndefined();
  });

  it('links to the tweets', async () => {
    renderActions();
    expect(within(await banner()).getByRole('link', { name: 'Tweets' })).toHaveAttribute('href', '/tweets');
  });

  it("counts down to the end of the club's day by the club's clock", async () => {
    renderActions();
    const countdown = await within(await banner()).findByRole('timer', { name: 'Time left today' });
    expect(countdown).toHaveTextContent(/^17:0[45]:\d\d$/);
  });

  it('shows why loading failed, and retries on request', async () => {
    let isDown = true;
    const { user } = renderActions({
      routes: {
        'GET /sorties-stillout-results': () => {
          if (isDown) throw new TypeError('Failed to fetch');
          return { results: [] };
        },
      },
    });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText("You're Landed")).toBeVisible();
  });
});

describe('the picture of the member’s status (rule status.picture)', () => {
  const scene = () => document.querySelector('[data-at]');
  const slide = () => scene()?.querySelector('[data-slides]');

  it.each([
    ['on the rack while no boat is out', [], 'rack'],
    ['on the water with the member', [sortieOf('Kestrel')], 'water'],
  ])('shows the boat %s, where nothing slides by itself', async (_what, stillOut, at) => {
    renderActions({ stillOut });
    await waitFor(() => expect(scene()).toHaveAttribute('data-at', at));
    expect(slide()).toBeNull();
  });

  it('slides a launched boat to the water, once', async () => {
    const stillOut = [sortieOf('Osprey', { user_id: 'ada' })];
    const { store } = renderActions({ stillOut });
    await waitFor(() => expect(scene()).toHaveAttribute('data-at', 'rack'));
    stillOut.push(sortieOf('Kestrel'));
    const refetch = stillOutEndpoint.initiate(undefined, { forceRefetch: true, subscribe: false });
    await act(async () => void (await store.dispatch(refetch)));
    await waitFor(() => expect(scene()).toHaveAttribute('data-at', 'water'));
    const moving = slide();
    expect(moving).toHaveAttribute('data-slides', 'rack');
    if (moving) fireEvent.animationEnd(moving);
    expect(slide()).toBeNull();
  });

  it('hides the picture from screen readers', async () => {
    renderActions();
    await waitFor(() => expect(scene()).toHaveAttribute('aria-hidden', 'true'));
  });
});
