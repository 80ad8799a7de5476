import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BoatDamage } from '@fleetwatch/contract/damages/wire';
import type { Feature } from '@fleetwatch/contract/clubs/features';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { holdAnswer, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { BoathouseScreen } from '../kiosk/BoathouseScreen.tsx';
import { STEP_PARTS } from '../kiosk/kioskParts.tsx';
import { boathouseAt, boatOf, serve, sortieOf, type Boathouse } from '../testing/boathouse.ts';

// The wall fetches its steps once its board is rendered; here they have loaded.
beforeAll(() => Promise.all(STEP_PARTS.map((part) => part.preload())));

const PASSWORD = 'Row!ng-at-6';

/** Opens the kiosk and chooses Launch. */
async function openLaunch(more: Partial<Boathouse> = {}) {
  const boathouse = { ...boathouseAt('2026-05-01 06:47:30'), ...more };
  const api = serve(boathouse);
  const view = renderScreen(<BoathouseScreen />, { route: '/boathouse' });
  await view.user.click(await screen.findByRole('tab', { name: 'Launch' }));
  await screen.findByText('Pick boat type below.');
  /** The server answers a launch with the sortie it records. */
  const launches = (sortie: Sortie) =>
    api.answer({
      'POST /auth-launch': () => {
        boathouse.stillOut = [...boathouse.stillOut, sortie];
        return sortie;
      },
    });
  const chooseClass = (name: RegExp | string) => view.user.click(screen.getByRole('tab', { name }));
  const fill = async (label: string, text: string) => {
    if (text === '') return;
    await view.user.click(screen.getByLabelText(label));
    await view.user.paste(text);
  };
  const sign = async (name: string, password: string, verb: string) => {
    await fill('Name or email', name);
    await fill('Password', password);
    await view.user.click(screen.getByRole('button', { name: verb }));
  };
  return { ...view, boathouse, api, launches, chooseClass, sign };
}

/** Opens Finch's dialog with the button in its row. */
async function openFinch() {
  const kiosk = await openLaunch();
  await kiosk.chooseClass('1x 2');
  await kiosk.user.click(screen.getByRole('button', { name: 'Launch now: Finch' }));
  return kiosk;
}

describe('a boat left out since yesterday (rule forgotten.next)', () => {
  const QUESTION = 'Ana Bo took it out on Apr 30 and has not landed it. Is the boat here?';
  const ANSWER = {
    code: 'left_out',
    level: 'warn',
    ruleId: 'forgotten.next',
    text: QUESTION,
    subjectIds: ['boat-Finch', 'sortie-Finch'],
  };
  const left = sortieOf('Finch', 'Ana Bo', { launch: '2026-04-30 18:00:00' });
  const open = (features: Feature[]) => {
    const boathouse = boathouseAt('2026-05-01 06:47:30');
    return openLaunch({
      club: { ...boathouse.club, features },
      stillOut: [...boathouse.stillOut, left],
    });
  };

  it('offers a boat left out with the member who has it, and its next crew confirms that it is here', async () => {
    const kiosk = await open(['forgotten']);
    kiosk.api.answer({ 'GET /launch-check': () => ({ results: [ANSWER], canOverride: [] }) });
    await kiosk.chooseClass('1x 2');
    expect(await screen.findByText(/Out with Ana Bo since Apr 30/)).toBeVisible();
    await kiosk.user.click(screen.getByRole('button', { name: 'Launch now: Finch' }));
    expect(await screen.findByText(QUESTION)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    kiosk.launches(sortieOf('Finch', 'Kim Waters', { _id: 'again' }));
    await kiosk.sign('Kim Waters', PASSWORD, 'Launch');
    await waitFor(() => expect(kiosk.api.callsTo('POST /auth-launch')).toHaveLength(1));
    const [call] = kiosk.api.callsTo('POST /auth-launch');
    expect(call?.body).toMatchObject({
      bus: 'boat-Finch',
      replies: [{ code: 'left_out', subjectIds: ANSWER.subjectIds }],
    });
  });

  it('hides a boat left out in a club that does not ask', async () => {
    const kiosk = await open([]);
    await kiosk.chooseClass('1x 1');
    expect(screen.queryByText(/Out with/)).toBeNull();
  });
});

describe('boats that are limited or unfit (rule damage.kiosk)', () => {
  const HOLE: BoatDamage = { severity: 'unfit', no: 1, text: 'Hole in the hull', ids: ['1'] };
  const BENT: BoatDamage = { severity: 'limited', no: 1, text: 'Rigger bent', ids: ['2'] };
  const open = () =>
    openLaunch({
      boats: [
        boatOf('Finch', '1x', { damage: BENT }),
        boatOf('Dipper', '1x', { active: false, damage: HOLE }),
        boatOf('Tern', '1x', { damage: { ...BENT, severity: 'minor' } }),
      ],
    });

  it('lists limited and unfit boats before a class is chosen, the unfit first', async () => {
    await open();
    const list = within(await screen.findByRole('region', { name: 'Out of service or restricted' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Dipper Unfit: Hole in the hull',
      'Finch Limited: Rigger bent',
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it('marks limited boats in their rows and above the credentials; signing accepts the warning', async () => {
    const { api, launches, chooseClass, user, sign } = await open();
    api.answer({ 'GET /launch-check': unreachable });
    launches(sortieOf('Finch', 'Kim Harper'));
    await chooseClass(/^1x/);
    expect(screen.getByText(/Limited: Rigger bent/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Actions for Dipper' }));
    await user.click(screen.getByRole('button', { name: 'Launch Dipper' }));
    expect(
      screen.getByText('Dipper is dry-docked and cannot be launched. Open report: Hole in the hull'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Launch now: Finch' }));
    expect(await screen.findByText('Finch: Rigger bent.')).toBeVisible();
    await sign('kim harper', PASSWORD, 'Launch');
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
  });
});

describe('choosing what to launch', () => {
  it('asks for a class first, each with its boats in the boathouse', async () => {
    await openLaunch();
    expect(screen.queryByText('Pick a boat class on the right.')).toBeNull();
    const classes = within(screen.getByRole('tablist', { name: 'Boat classes' })).getAllByRole('tab');
    expect(classes.map(({ textContent }) => textContent)).toEqual([
      '>',
      '1x2',
      '8+0',
      '4x0',
      '1p',
      '2-4-8p',
      '1b',
    ]);
  });

  it('points to the classes: right of the hint on a wide screen', async () => {
    const listeners = new Set<() => void>();
    let isWide = true;
    globalThis.matchMedia = jest.fn(() => ({
      get matches() {
        return isWide;
      },
      addEventListener: (_change: string, listener: () => void) => listeners.add(listener),
      removeEventListener: () => undefined,
    })) as unknown as typeof matchMedia;
    const boathouse = boathouseAt('2026-05-01 06:47:30');
    serve(boathouse);
    const { user } = renderScreen(<BoathouseScreen />, { route: '/boathouse' });
    await user.click(await screen.findByRole('tab', { name: 'Launch' }));
    expect(await screen.findByText('Pick a boat class on the right.')).toBeVisible();
    expect(screen.queryByText('Pick boat type below.')).toBeNull();
    isWide = false;
    act(() => listeners.forEach((listener) => listener()));
    expect(screen.getByText('Pick boat type below.')).toBeVisible();
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  it('lists the boats of the class in the boathouse, dry-docked ones last (rule kiosk.dry-docked-last)', async () => {
    const { chooseClass } = await openLaunch();
    await chooseClass('1x 2');
    expect(screen.getByText('Swipe left below and click Launch.')).toBeVisible();
    const rows = within(screen.getByRole('list', { name: 'Scull in the boathouse' })).getAllByRole(
      'listitem',
    );
    expect(rows.map((row) => row.querySelector('strong')?.textContent)).toEqual(['Finch', 'Tern', 'Dipper']);
    expect(rows[1]).toHaveTextContent('32 mi this season · last Apr 28, Bo Lind');
    expect(rows[2]).toHaveTextContent('Dry dock');
    expect(await findViolations()).toEqual([]);
  });

  it('shows which plan reserves a boat today (rule launch.reserved)', async () => {
    const { boathouse, chooseClass } = await openLaunch();
    const held = { plan: 'plan', name: 'Kim Harper', usergroup: 'Open Plan' };
    boathouse.reservations = [
      { ...held, bus_id: 'boat-Finch', launch: '2026-05-01 17:00:00', land: '2026-05-01 18:30:00' },
    ];
    await chooseClass('1x 2');
    const facts = await screen.findByText(/^Reserved 17:00–18:30 by Kim Harper$/);
    // It replaces the season, so that the row's button does not move away from a finger.
    const { minHeight } = getComputedStyle(screen.getByText(/last Apr 28, Bo Lind/));
    expect(minHeight).toMatch(/px$/);
    expect(facts).toHaveStyle({ minHeight });
  });

  it('shows when a class has no boat in the boathouse', async () => {
    const { chooseClass } = await openLaunch();
    await chooseClass('8+ 0');
    expect(screen.getByText('No available boats of that class in the Fleet.')).toBeVisible();
  });

  it('refuses a dry-docked boat before a password is typed (rule launch.dry-docked)', async () => {
    const { chooseClass, user } = await openLaunch();
    await chooseClass('1x 2');
    await user.click(screen.getByRole('button', { name: 'Actions for Dipper' }));
    await user.click(screen.getByRole('button', { name: 'Launch Dipper' }));
    expect(screen.getByText('Dipper is dry-docked and cannot be launched.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('launching a fleet boat', () => {
  it("shows the rules' warnings above the credentials; signing accepts them (rule launch.rules)", async () => {
    const { api, launches, chooseClass, user, sign } = await openLaunch();
    const about = { ruleId: 'launch.rules', subjectIds: ['boat-Finch'] };
    const results = [
      { ...about, level: 'warn', code: 'dark', text: 'It is dark at 17:10.' },
      { ...about, level: 'info', code: 'reserved', text: 'Reserved 17:00–18:30 by Bo Lind' },
    ];
    api.answer({ 'GET /launch-check': () => ({ results, canOverride: [] }) });
    launches(sortieOf('Finch', 'Kim Harper'));
    await chooseClass('1x 2');
    await user.click(screen.getByRole('button', { name: 'Actions for Finch' }));
    await user.click(screen.getByRole('button', { name: 'Launch Finch' }));
    expect(await screen.findByText('It is dark at 17:10.')).toBeVisible();
    expect(screen.getByText('Reserved 17:00–18:30 by Bo Lind')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await sign('kim harper', PASSWORD, 'Launch');
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(api.callsTo('GET /launch-check')[0]?.query.toString()).toBe('bus=boat-Finch');
    expect(api.callsTo('POST /auth-launch')[0]?.body).toMatchObject({
      replies: [{ code: 'dark', subjectIds: ['boat-Finch'] }],
    });
  });

  it('launches with the row’s quick action, counts the boat out and is idle again (rule kiosk.launched)', async () => {
    const { api, launches, chooseClass, user, sign, store } = await openLaunch();
    launches(sortieOf('Finch', 'Kim Harper', { launch: '2026-05-01 06:47:31' }));
    await chooseClass('1x 2');
    await user.click(screen.getByRole('button', { name: 'Actions for Finch' }));
    await user.click(screen.getByRole('button', { name: 'Launch Finch' }));
    expect(screen.getByRole('dialog', { name: 'Launch Finch' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await sign('kim harper', PASSWORD, 'Launch');

    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(store.getState().toasts).toMatchObject([{ lifetimeMs: 4_000 }]);
    expect(api.callsTo('POST /auth-launch')[0]?.body).toEqual({
      bus: 'boat-Finch',
      name: 'kim harper',
      password: PASSWORD,
      replies: [],
    });
    // Updates on the wall are rendered as deferred, after the toast.
    await waitFor(() => expect(screen.getByText('boats out').parentElement).toHaveTextContent('3 boats out'));
    expect(screen.getByText('Please select Launch or Land')).toBeVisible();
    expect(screen.getByRole('tab', { name: '>' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: '>' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps nothing of the member on the device', async () => {
    const { launches, sign, store } = await openFinch();
    launches(sortieOf('Finch', 'Kim Harper'));
    await sign('Kim Harper', PASSWORD, 'Launch');
    await screen.findByText("You've Launched Kim!");
    expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Kim|Row!ng/);
  });

  it('asks browsers not to remember anything (rule kiosk.never-saved)', async () => {
    await openFinch();
    expect(screen.getByRole('textbox', { name: 'Name or email' })).toHaveAttribute('autocomplete', 'off');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it.each([
    ['Kim', PASSWORD, 'Please enter a valid username'],
    ['Kim Harper', 'Row!ng6', 'Please enter a valid password'],
  ])('refuses %j with %j in the dialog’s words, and sends nothing', async (name, password, text) => {
    const { api, sign } = await openFinch();
    await sign(name, password, 'Launch');
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name or email' })).toHaveValue(name);
    expect(screen.getByLabelText('Password')).toHaveValue(password);
    expect(api.callsTo('POST /auth-launch')).toEqual([]);
  });

  it('clears a field’s error once the field is fixed', async () => {
    const { sign, user } = await openFinch();
    await sign('Kim', '', 'Launch');
    await user.type(screen.getByRole('textbox', { name: 'Name or email' }), ' Harper');
    expect(screen.queryByText('Please enter a valid username')).toBeNull();
    expect(screen.getByText('Please enter a valid password')).toBeVisible();
  });

  it('shows a rejection, empties the password and keeps the name (rule kiosk.refusal)', async () => {
    const { api, sign } = await openFinch();
    api.answer({
      'POST /auth-launch': () => ['Name and password do not match.', 'credentials_refused'],
    });
    await sign('Kim Harper', PASSWORD, 'Launch');
    expect(await screen.findByText('Name and password do not match.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Name or email' })).toHaveValue('Kim Harper');
  });

  it('shows that a boat has been launched', async () => {
    const { api, sign } = await openFinch();
    api.answer({ 'POST /auth-launch': () => ['Finch has already been launched.', 'already_launched'] });
    await sign('Kim Harper', PASSWORD, 'Launch');
    expect(await screen.findByText('Finch has already been launched.')).toBeVisible();
  });

  it('shows the boathouse’s text for a dry-docked boat, also if the rules cannot be checked', async () => {
    const { api, sign } = await openFinch();
    api.answer({
      'POST /auth-launch': () => ['Finch is dry docked and cannot be launched.', 'dry_docked'],
      'POST /auth-launch-check': () => refuse(503, 'Sorry, busy.', 'busy'),
    });
    await sign('Kim Harper', PASSWORD, 'Launch');
    expect(await screen.findByText('Finch is dry-docked and cannot be launched.')).toBeVisible();
  });

  it('no longer lists a boat that another tablet launched first', async () => {
    const { api, boathouse, sign, user } = await openFinch();
    api.answer({
      'POST /auth-launch': () => {
        boathouse.stillOut = [...boathouse.stillOut, sortieOf('Finch', 'Kira Olsen')];
        return ['Finch has already been launched.', 'already_launched'];
      },
    });
    await sign('Kim Harper', PASSWORD, 'Launch');
    await screen.findByText('Finch has already been launched.');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Scull in the boathouse' })).not.toHaveTextContent('Finch'),
    );
    expect(screen.getByRole('list', { name: 'Boats still out' })).toHaveTextContent('Finch');
  });

  it('clears the refusal of a boat that has landed, and no other', async () => {
    const { api, boathouse, launches, sign, store, user } = await openFinch();
    const receive = (stillOut: Sortie[]) => {
      boathouse.stillOut = stillOut;
      act(() => void store.dispatch(invalidateTags(['Sorties'])));
    };
    const before = boathouse.stillOut;
    api.answer({
      'POST /auth-launch': () => {
        boathouse.stillOut = [...before, sortieOf('Finch', 'Kira Olsen')];
        return ['Finch has already been launched.', 'already_launched'];
      },
    });
    await sign('Kim Harper', PASSWORD, 'Launch');
    const refusal = await screen.findByText('Finch has already been launched.');
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Boats still out', hidden: true })).toHaveTextContent('Finch'),
    );
    expect(refusal).toBeVisible();
    receive(before);
    await waitFor(() => expect(refusal).not.toBeInTheDocument());

    api.answer({ 'POST /auth-launch': () => ['Name and password do not match.', 'credentials_refused'] });
    await sign('', PASSWORD, 'Launch');
    const mismatch = await screen.findByText('Name and password do not match.');
    const asked = api.callsTo('GET /sorties-stillout-results').length;
    receive([...before, sortieOf('Finch', 'Kira Olsen')]);
    await waitFor(() => expect(api.callsTo('GET /sorties-stillout-results').length).toBe(asked + 1));
    receive(before);
    await waitFor(() => expect(api.callsTo('GET /sorties-stillout-results').length).toBe(asked + 2));
    expect(mismatch).toBeVisible();
    launches(sortieOf('Finch', 'Kim Harper'));
    await user.click(screen.getByLabelText('Password'));
    await user.paste(PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Launch' }));
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
  });

  it('shows when the server failed, and after too many tries', async () => {
    const { api, sign } = await openFinch();
    api.answer({ 'POST /auth-launch': () => refuse(500, 'Sorry, internal error :-(', 'internal') });
    await sign('Kim Harper', PASSWORD, 'Launch');
    expect(await screen.findByText('authlaunch: failure on send!')).toBeVisible();
    api.answer({
      'POST /auth-launch': () =>
        refuse(429, 'Too many tries. Wait a while, then try again.', 'too_many_tries'),
    });
    await sign('', '', 'Launch');
    expect(await screen.findByText('Too many tries. Wait a while, then try again.')).toBeVisible();
  });

  it('keeps the entries without a network, and resends them as the same launch', async () => {
    const { api, launches, chooseClass, user, sign } = await openLaunch();
    const dark = { code: 'dark', level: 'warn', text: 'It is dark.', ruleId: 'launch.rules', subjectIds: [] };
    const check = holdAnswer({ results: [dark], canOverride: [] });
    api.answer({ 'GET /launch-check': check.answer, 'POST /auth-launch': unreachable });
    await chooseClass('1x 2');
    await user.click(screen.getByRole('button', { name: 'Launch now: Finch' }));
    await sign('Kim Harper', PASSWORD, 'Launch');
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
    check.release();
    expect(await screen.findByText('It is dark.')).toBeVisible();
    launches(sortieOf('Finch', 'Kim Harper'));
    await sign('', '', 'Launch');
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    const bodies = api.callsTo('POST /auth-launch').map(({ body }) => body);
    expect(bodies[1]).toEqual(bodies[0]);
    const [first, second] = api
      .callsTo('POST /auth-launch')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).not.toBeNull();
    expect(second).toBe(first);
  });

  it('warns once of a possible write when the response was cut off, and refetches the lists', async () => {
    const { api, boathouse, sign, store } = await openFinch();
    const sortie = sortieOf('Finch', 'Kim Harper');
    api.answer({
      'POST /auth-launch': () => {
        boathouse.stillOut = [...boathouse.stillOut, sortie];
        return new Response('{"_id":"sort');
      },
    });
    await sign('Kim Harper', PASSWORD, 'Launch');
    const text =
      'exception on authlaunch/reply: The response could not be read. Your change may have been saved.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(store.getState().toasts).toEqual([]);
    expect(screen.queryByText(/Connection refused/)).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Boats still out', hidden: true })).toHaveTextContent('Finch'),
    );
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
    api.answer({ 'POST /auth-launch': () => sortie });
    await sign('', '', 'Launch');
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    const [first, second] = api
      .callsTo('POST /auth-launch')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });

  it('goes back without launching', async () => {
    const { user } = await openFinch();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('list', { name: 'Scull in the boathouse' })).toBeVisible();
  });
});

describe('typing a name', () => {
  it('offers no member’s workouts: no one is signed in (rule kiosk.no-names)', async () => {
    const { user } = await openFinch();
    await user.type(screen.getByRole('textbox', { name: 'Name or email' }), 'ki');
    expect(screen.getByRole('dialog', { name: 'Launch Finch' })).not.toHaveTextContent('Kira Olsen');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('moves to the password on Enter, and launches from there', async () => {
    const { user, launches } = await openFinch();
    launches(sortieOf('Finch', 'Kim Harper'));
    await user.keyboard('Kim Harper{Enter}');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.queryByText('Please enter a valid password')).toBeNull();
    await user.keyboard(`${PASSWORD}{Enter}`);
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
  });
});

describe('launching a private boat', () => {
  it.each([
    ['1p', 'Private 1x', '1p'],
    ['2-4-8p', 'Private 2-4-8', '248p'],
  ])('signs for %s in a form of its own', async (moniker, name, code) => {
    const { api, launches, chooseClass, sign } = await openLaunch();
    launches(sortieOf('Kim’s own', 'Kim Harper', { private: true }));
    await chooseClass(moniker);
    expect(screen.getByText('Launch private, or pick a boat class.')).toBeVisible();
    expect(screen.getByRole('form', { name: `Launch ${name}` })).toBeVisible();
    await sign('Kim Harper', PASSWORD, 'Launch');
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(api.callsTo('POST /auth-launch')[0]?.body).toEqual({
      private: code,
      name: 'Kim Harper',
      password: PASSWORD,
      replies: [],
    });
  });

  it("refuses a short name in the form's words", async () => {
    const { chooseClass, sign } = await openLaunch();
    await chooseClass('1p');
    await sign('Kim', '', 'Launch');
    expect(screen.getByText('Please enter a valid first and last name')).toBeVisible();
    expect(screen.getByText('Please enter a valid password')).toBeVisible();
  });
});

describe('borrowing a private single', () => {
  it('lists the members, finds one by name and borrows', async () => {
    const { api, launches, chooseClass, sign, user } = await openLaunch();
    launches(sortieOf('Bo Lind’s single', 'Kim Harper', { private: true }));
    await chooseClass('1b');
    expect(screen.getByText('Swipe left below and click Borrow.')).toBeVisible();
    const list = () => within(screen.getByRole('list', { name: 'Members to borrow from' }));
    expect(list().getAllByRole('listitem')).toHaveLength(3);
    await user.type(screen.getByLabelText('Whose private single?'), 'lind');
    expect(list().getAllByRole('listitem')).toHaveLength(1);
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Actions for Bo Lind' }));
    await user.click(screen.getByRole('button', { name: 'Borrow Bo Lind' }));
    expect(screen.getByRole('dialog', { name: "Borrow Bo Lind's private single" })).toBeVisible();
    await sign('Kim Harper', PASSWORD, 'Borrow');
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    expect(api.callsTo('POST /auth-launch')[0]?.body).toEqual({
      borrowed: 'member-Bo Lind',
      name: 'Kim Harper',
      password: PASSWORD,
      replies: [],
    });
  });

  it('shows when no member matches, and borrows with the button as well', async () => {
    const { chooseClass, user } = await openLaunch();
    await chooseClass('1b');
    const search = screen.getByLabelText('Whose private single?');
    await user.type(search, 'zz');
    expect(screen.getByText('No members match.')).toBeVisible();
    await user.clear(search);
    await user.click(screen.getByRole('button', { name: 'Borrow now: Kira Olsen' }));
    expect(screen.getByRole('dialog', { name: "Borrow Kira Olsen's private single" })).toBeVisible();
  });
});

describe('eleven rejections in a row', () => {
  const REFUSED = 'Name and password do not match.';
  const rejectTimes = async (times: number, submit: HTMLElement, text = REFUSED) => {
    for (let at = 0; at < times; at += 1) {
      fireEvent.change(screen.getByLabelText('Password'), { target: { value: PASSWORD } });
      fireEvent.click(submit);
      await screen.findByText(text);
      await act(() => jest.advanceTimersByTimeAsync(10));
    }
  };

  it('warns after a second, even when the server throttles by then, and restarts the count (rule kiosk.refusal)', async () => {
    const { api, user } = await openFinch();
    api.answer({ 'POST /auth-launch': () => [REFUSED, 'credentials_refused'] });
    await user.type(screen.getByRole('textbox', { name: 'Name or email' }), 'Kim Harper');
    const submit = within(screen.getByRole('dialog')).getByRole('button', { name: 'Launch' });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    await rejectTimes(10, submit);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByText('Over 10 Login failures!')).toBeNull();
    api.answer({ 'POST /auth-launch': () => refuse(429, 'Too many tries.', 'too_many_tries') });
    await rejectTimes(1, submit, 'Too many tries.');
    await act(() => jest.advanceTimersByTimeAsync(980));
    expect(screen.queryByText('Over 10 Login failures!')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(await screen.findByText('Over 10 Login failures!')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    api.answer({ 'POST /auth-launch': () => [REFUSED, 'credentials_refused'] });
    await rejectTimes(10, submit);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.queryByText('Over 10 Login failures!')).toBeNull();
    jest.useRealTimers();
  });
});
