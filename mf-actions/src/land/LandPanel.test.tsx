import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Feature } from '@fleetwatch/contract/clubs/features';
import { milesOf } from '@fleetwatch/contract/sorties/miles';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { readDraft } from '@fleetwatch/kit/store/drafts';
import { selectToasts } from '@fleetwatch/kit/store/toasts';
import { refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { slideToConfirm } from '@fleetwatch/kit/testing/slideToConfirm';
import { CLUB, sortieOf } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const ADD_MILES = /^Please add whole Miles by clicking on the Miles '\+' control/;
const landed = (sortie: Sortie) => ({ ...sortie, land: '2026-05-01 07:00:00' });
const block = (boat: string) => screen.findByRole('region', { name: `Land ${boat}, launched 06:12:09` });
const answer = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Kim at the Land tab, with these boats out; every landing succeeds unless specified otherwise. */
function renderLanding(
  stillOut: Sortie[],
  land: () => unknown = () => landed(stillOut[0] ?? sortieOf('Kestrel')),
) {
  const view = renderActions({ stillOut, route: '/actions?do=land', routes: { 'POST /land': land } });
  const sent = () => view.api.callsTo('POST /land').map(({ body }) => body);
  const slide = async (boat: string) =>
    slideToConfirm(await screen.findByRole('slider', { name: `Land ${boat}` }));
  const note = async (boat: string, text: string) => {
    const field = within(await block(boat)).getByRole('textbox', { name: 'Notes' });
    await view.user.click(field);
    await view.user.paste(text);
    return field;
  };
  return { ...view, sent, slide, note };
}

describe('the Land tab', () => {
  it("shows a block for each outstanding sortie of the member, and none for others' (rule land.list)", async () => {
    renderLanding([sortieOf('Kestrel'), sortieOf('Tern'), sortieOf('Osprey', { user_id: 'ada' })]);
    expect(await block('Kestrel')).toBeVisible();
    expect(await block('Tern')).toBeVisible();
    expect(screen.queryByRole('region', { name: /Land Osprey/ })).toBeNull();
  });

  it('warns that landing a boat from an earlier day earns no credit', async () => {
    renderLanding([sortieOf('Kestrel'), sortieOf('Tern', { launch: '2026-04-30 18:00:00' })]);
    const old = await screen.findByRole('region', { name: 'Land Tern, launched 18:00:00' });
    const text = 'Launched on an earlier day. Landing it now earns no credit for the trip or miles.';
    expect(await within(old).findByText(text)).toBeVisible();
    expect(within(await block('Kestrel')).queryByText(text)).toBeNull();
  });

  describe('in a club that shows kilometers (rules distance.entry, distance.notes)', () => {
    const kestrel = sortieOf('Kestrel');
    const open = () => {
      const view = renderActions({
        stillOut: [kestrel],
        route: '/actions?do=land',
        routes: { 'GET /club': () => ({ ...CLUB, unit: 'km' }), 'POST /land': () => landed(kestrel) },
      });
      return { ...view, sent: () => view.api.callsTo('POST /land').map(({ body }) => body) };
    };
    const field = async () => within(await block('Kestrel')).findByRole('textbox', { name: 'Kilometers' });
    const slide = async () => slideToConfirm(await screen.findByRole('slider', { name: 'Land Kestrel' }));

    it('sends typed meters, also with a comma', async () => {
      const { user, sent } = open();
      await user.type(await field(), '12,5');
      await slide();
      await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ miles: milesOf(12_500) })]));
    });

    it('marks an invalid distance, and sends nothing', async () => {
      const { user, sent } = open();
      await user.type(await field(), '321');
      expect(await field()).toHaveAccessibleDescription(/^Enter kilometers from 0 to 320/);
      await slide();
      expect((await screen.findAllByText(/^Enter kilometers/)).length).toBeGreaterThan(0);
      expect(sent()).toEqual([]);
      expect(await findViolations()).toEqual([]);
    });

    it('reads the notes in kilometers', async () => {
      const { user, sent } = open();
      await user.click(within(await block('Kestrel')).getByRole('textbox', { name: 'Notes' }));
      await user.paste('8.5 steady');
      await slide();
      expect(await screen.findByText('Do you want to log 8.5 km?')).toBeVisible();
      await answer(user, 'Log 8.5 km');
      const landing = { miles: milesOf(8_500), description: 'steady' };
      await waitFor(() => expect(sent()).toEqual([expect.objectContaining(landing)]));
    });
  });

  describe('in a club that checks unusual landings (rule land.sanity)', () => {
    const QUESTION = 'Kestrel was out for 5 minutes. Land anyway?';
    // It is 06:54:30 by the club's clock.
    const open = (features: Feature[] = ['sanity']) => {
      const kestrel = sortieOf('Kestrel', { launch: '2026-05-01 06:49:30' });
      const view = renderActions({
        stillOut: [kestrel],
        route: '/actions?do=land',
        routes: {
          'GET /club': () => ({ ...CLUB, features }),
          'GET /sorties-results': () => ({ results: [kestrel] }),
          'POST /land': () => landed(kestrel),
        },
      });
      const land = async () => {
        const shown = await screen.findByRole('region', { name: 'Land Kestrel, launched 06:49:30' });
        await view.user.click(within(shown).getByRole('textbox', { name: 'Notes' }));
        await view.user.paste('0.5 to the buoy');
        slideToConfirm(screen.getByRole('slider', { name: 'Land Kestrel' }));
        await answer(view.user, 'Log 0.5 miles');
      };
      return { ...view, land, sent: () => view.api.callsTo('POST /land').map(({ body }) => body) };
    };

    it('confirms an unusual landing with one tap', async () => {
      const { user, land, sent } = open();
      await land();
      expect(await screen.findByText(QUESTION)).toBeVisible();
      expect(sent()).toEqual([]);
      await answer(user, 'Land anyway');
      await waitFor(() => expect(sent()).toHaveLength(1));
      expect(sent()).toMatchObject([{ miles: 0.5, confirmed: ['short_outing'] }]);
    });

    it('sends nothing when an unusual landing is declined', async () => {
      const { user, land, sent } = open();
      await land();
      await screen.findByText(QUESTION);
      await answer(user, 'No');
      expect(await screen.findByText('Check the miles, then land again.')).toBeVisible();
      expect(sent()).toEqual([]);
    });

    it('does not ask about unusual landings in other clubs', async () => {
      const { land, sent } = open([]);
      await land();
      await waitFor(() => expect(sent()).toHaveLength(1));
      expect(sent()[0]).not.toHaveProperty('confirmed');
    });
  });

  it('warns and returns when no boat is out (rule land.list)', async () => {
    const { user, currentRoute } = renderActions();
    await user.click(await screen.findByRole('tab', { name: 'Land' }));
    expect(await screen.findByText('No outstanding launches today')).toBeVisible();
    await waitFor(() => expect(currentRoute()).toBe('/actions'));
  });

  it.each([
    [
      'the documented text when the server breaks down',
      () => refuse(500, 'x', 'internal'),
      'getOutstanding: failure on send!',
    ],
    ['that there is no network', unreachable, 'Network: Connection refused.'],
  ])('shows %s, and fetches again on request', async (_what, outstanding, text) => {
    const route = 'GET /sorties-stillout-byuser-results/:id';
    const { user, api } = renderActions({ route: '/actions?do=land', routes: { [route]: outstanding } });
    expect(await screen.findByText(text)).toBeVisible();
    api.answer({ [route]: () => ({ results: [sortieOf('Kestrel')] }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await block('Kestrel')).toBeVisible();
  });

  it('shows the slider of a single boat in the thumb zone, and several sliders in their blocks', async () => {
    const { user, slide } = renderLanding([sortieOf('Kestrel'), sortieOf('Tern')]);
    const sliderOf = (boat: string) => screen.getByRole('slider', { name: `Land ${boat}` });
    expect(await block('Kestrel')).toContainElement(sliderOf('Kestrel'));
    expect(await block('Tern')).toContainElement(sliderOf('Tern'));
    await slide('Kestrel');
    await answer(user, 'Leave at 0');
    await waitFor(() => expect(screen.queryByRole('slider', { name: 'Land Kestrel' })).toBeNull());
    expect(await block('Tern')).not.toContainElement(sliderOf('Tern'));
  });

  it('has no accessibility violations', async () => {
    renderLanding([sortieOf('Kestrel')]);
    await block('Kestrel');
    expect(await findViolations()).toEqual([]);
  });
});

describe('landing', () => {
  it('sends the counted miles and the notes as they are, without asking', async () => {
    const { user, slide, note, sent } = renderLanding([sortieOf('Kestrel')]);
    const plus = within(await block('Kestrel')).getByRole('button', { name: 'Add one mile' });
    await user.click(plus);
    await user.click(plus);
    await note('Kestrel', '5.5 steady');
    await slide('Kestrel');
    await waitFor(() =>
      expect(sent()).toEqual([{ sortie: 'sortie-kestrel', miles: 2, description: '5.5 steady', uid: 'kim' }]),
    );
  });

  it.each([
    ['5.5 steady', 5.5, 'steady'],
    ['8000 m', 5, ''],
    ['8 km into the wind', 5, 'into the wind'],
    ['8,000 headwind', 5, 'headwind'],
  ])('offers the miles in %o', async (notes, miles, rest) => {
    const { user, slide, note, sent } = renderLanding([sortieOf('Kestrel')]);
    await note('Kestrel', notes);
    await slide('Kestrel');
    expect(await screen.findByText(`Do you want to log ${miles} miles?`)).toBeVisible();
    expect(sent()).toEqual([]);
    await answer(user, `Log ${miles} miles`);
    await waitFor(() =>
      expect(sent()).toEqual([{ sortie: 'sortie-kestrel', miles, description: rest, uid: 'kim' }]),
    );
  });

  it.each(['', 'a calm morning'])('asks whether to leave the mileage of %o at 0', async (notes) => {
    const { user, slide, note, sent } = renderLanding([sortieOf('Kestrel')]);
    await note('Kestrel', notes);
    await slide('Kestrel');
    expect(await screen.findByText('Leave mileage at 0?')).toBeVisible();
    await answer(user, 'Leave at 0');
    await waitFor(() =>
      expect(sent()).toEqual([{ sortie: 'sortie-kestrel', miles: 0, description: notes, uid: 'kim' }]),
    );
  });

  it.each(['5.5 steady', 'a calm morning'])(
    'sends nothing when declined, and stores the choice: %o',
    async (notes) => {
      const { user, slide, note, sent, store } = renderLanding([sortieOf('Kestrel')]);
      const field = await note('Kestrel', notes);
      await slide('Kestrel');
      await answer(user, 'No');
      expect(await screen.findByText(ADD_MILES)).toBeVisible();
      expect(selectToasts(store.getState())).toMatchObject([{ lifetimeMs: 5_000 }]);
      expect(sent()).toEqual([]);
      expect(field).toHaveValue(notes);
      await slide('Kestrel');
      expect(await screen.findByRole('dialog', { name: 'Land Kestrel' })).toBeVisible();
    },
  );

  it.each([
    [{ bus: '' }, 'Internal error: Undefined fleet item. Sorry..'],
    [{ miles: undefined }, 'Internal error: mileage undefined. Sorry..'],
  ])('sends nothing for a sortie that was answered as %j (rule land.broken-answer)', async (part, text) => {
    const { sent } = renderLanding([Object.assign(sortieOf('Kestrel'), part)]);
    await slideToConfirm(await screen.findByRole('slider', { name: /^Land/ }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('shows the bay-door message for the last boat out, and the member is landed', async () => {
    const { user, slide, currentRoute } = renderLanding([sortieOf('Kestrel')]);
    await slide('Kestrel');
    await answer(user, 'Leave at 0');
    const toasts = await screen.findAllByText('All Boats are in. Please make sure Bay doors are closed.');
    expect(toasts.length).toBeGreaterThan(0);
    expect(await screen.findByText("You're Landed")).toBeVisible();
    expect(screen.queryByText('No outstanding launches today')).toBeNull();
    await waitFor(() => expect(currentRoute()).toBe('/actions'));
    expect(screen.getByText('0 out')).toBeVisible();
  });

  it('removes the block of a landed boat, and leaves the other', async () => {
    const { user, slide, currentRoute } = renderLanding([sortieOf('Kestrel'), sortieOf('Tern')]);
    await slide('Kestrel');
    await answer(user, 'Leave at 0');
    expect(await screen.findByText("You've Landed Kim!")).toBeVisible();
    expect(screen.queryByRole('region', { name: /Land Kestrel/ })).toBeNull();
    expect(await block('Tern')).toBeVisible();
    expect(currentRoute()).toBe('/actions?do=land');
    expect(screen.getByText('1 out')).toBeVisible();
    expect(screen.getByText("You're Launched on Tern")).toHaveFocus();
  });

  it.each([
    [
      'the documented text when the server breaks down',
      () => refuse(500, 'x', 'internal'),
      'failure on send!',
    ],
    ['that there is no network', unreachable, 'Network: Connection refused.'],
    ['what the server says', () => refuse(422, 'Miles refused.', 'invalid:miles'), 'Miles refused.'],
  ])('shows %s, and keeps what was typed', async (_what, land, text) => {
    const { user, api, slide, note, sent } = renderLanding([sortieOf('Kestrel')], land);
    const field = await note('Kestrel', '5.5 steady');
    await slide('Kestrel');
    await answer(user, 'Log 5.5 miles');
    expect(await screen.findByText(text)).toBeVisible();
    expect(field).toHaveValue('5.5 steady');
    api.answer({ 'POST /land': () => landed(sortieOf('Kestrel')) });
    await slide('Kestrel');
    await answer(user, 'Log 5.5 miles');
    expect(await screen.findByText("You're Landed")).toBeVisible();
    expect(sent()[1]).toEqual(sent()[0]);
  });

  it('refetches the boats out when another member has landed the boat', async () => {
    const stillOut = [sortieOf('Kestrel')];
    const { user, slide } = renderLanding(stillOut, () => {
      stillOut.splice(0);
      return refuse(409, 'This sortie is not out.', 'not_out');
    });
    await slide('Kestrel');
    await answer(user, 'Leave at 0');
    expect(await screen.findByText('No outstanding launches today')).toBeVisible();
    expect(await screen.findByText("You're Landed")).toBeVisible();
  });

  it('refuses notes of more than 280 characters, and cuts nothing off', async () => {
    const { slide, note, sent } = renderLanding([sortieOf('Kestrel')]);
    const field = await note('Kestrel', 'x'.repeat(281));
    expect(field).toBeInvalid();
    await slide('Kestrel');
    await waitFor(() =>
      expect(screen.getAllByText('Notes can have at most 280 characters.')).toHaveLength(2),
    );
    expect(field).toHaveValue('x'.repeat(281));
    expect(sent()).toEqual([]);
  });

  it.each(['the next tab', 'Cancel', 'another screen'])(
    'keeps what was typed while the member opens %s',
    async (place) => {
      const { user, note, unmount } = renderLanding([sortieOf('Kestrel')]);
      await note('Kestrel', '5.5 steady');
      await user.click(within(await block('Kestrel')).getByRole('button', { name: 'Add one mile' }));
      if (place === 'another screen') {
        unmount();
        renderLanding([sortieOf('Kestrel')]);
      } else {
        await user.click(screen.getByRole('tab', { name: place === 'Cancel' ? 'Cancel' : 'Launch' }));
        await user.click(screen.getByRole('tab', { name: 'Land' }));
      }
      const again = within(await block('Kestrel'));
      expect(again.getByRole('textbox', { name: 'Notes' })).toHaveValue('5.5 steady');
      expect(again.getByText('1', { selector: 'output' })).toBeVisible();
    },
  );

  it('clears the entries once the boat is landed', async () => {
    const { user, note, slide } = renderLanding([sortieOf('Kestrel')]);
    await note('Kestrel', '5.5 steady');
    await slide('Kestrel');
    await answer(user, 'Log 5.5 miles');
    expect(await screen.findByText("You're Landed")).toBeVisible();
    expect(readDraft('kim', 'land:sortie-kestrel')).toEqual({});
  });
});

describe('anything wrong with the boat (rule damage.report)', () => {
  const wrong = () => screen.findByRole('checkbox', { name: 'Anything wrong with the boat?' });
  const render = (stillOut: Sortie[], features: string[]) =>
    renderActions({
      stillOut,
      route: '/actions?do=land',
      routes: {
        'GET /club': () => ({ ...CLUB, features }),
        'POST /land': () => landed(stillOut[0] ?? sortieOf('Kestrel')),
      },
    });

  it('opens the report of that boat and sortie only after it has landed', async () => {
    const view = render([sortieOf('Kestrel')], ['damage']);
    await view.user.click(await wrong());
    expect(view.currentRoute()).toBe('/actions?do=land');
    await slideToConfirm(await screen.findByRole('slider', { name: 'Land Kestrel' }));
    await answer(view.user, 'Leave at 0');
    await waitFor(() => expect(view.currentRoute()).toBe('/reportdamage/kestrel?sortie=sortie-kestrel'));
    expect(view.api.callsTo('POST /land')).toHaveLength(1);
  });

  it.each([
    ['of a member’s own boat', [sortieOf('Kestrel', { private: true })], ['damage']],
    ['in a club that does not use damage reports', [sortieOf('Kestrel')], []],
  ])('does not ask about damage %s', async (_what, stillOut, features) => {
    render(stillOut, features);
    expect(await block('Kestrel')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Anything wrong/ })).toBeNull();
  });
});
