import { screen, waitFor } from '@testing-library/react';
import { OFFICES, type Office } from '@fleetwatch/contract/officers/offices';
import type { AuthLaunchBody, AuthLaunchCheckBody, RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { holdAnswer } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { replyTo, ruledBy, ruleKinds, ruleNamed } from '@fleetwatch/kit/testing/launchRules';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { BoathouseScreen } from '../kiosk/BoathouseScreen.tsx';
import { STEP_PARTS } from '../kiosk/kioskParts.tsx';
import { boathouseAt, serve, sortieOf } from '../testing/boathouse.ts';

beforeAll(() => Promise.all(STEP_PARTS.map((part) => part.preload())));

const KIM = { name: 'Kim Harper', password: 'Row!ng-at-6' };
const CORA = { name: 'Cora Coach', password: 'Coach1ng!' };
const REASON = 'I row beside her';
const LAST = {
  sortie: 'sortie-last',
  bus: 'Tern',
  moniker: '1x',
  launch: '2026-04-28 06:12:40',
  crew: [],
  refusal: null,
};

interface Way {
  name: string;
  /** Name of the boat on the kiosk. */
  boat: string;
  isOfFleet?: boolean;
  target: Pick<AuthLaunchBody, 'bus' | 'borrowed' | 'private' | 'again'>;
  /** Presses before the form. */
  tab?: string;
  row?: string;
  verb: string;
  /** Presses after it. */
  then?: string;
}

const WAYS: Way[] = [
  {
    name: 'a boat of the fleet',
    boat: 'Finch',
    isOfFleet: true,
    target: { bus: 'boat-Finch' },
    tab: '1x 2',
    row: 'Launch now: Finch',
    verb: 'Launch',
  },
  { name: 'an own single', boat: 'Private 1x', target: { private: '1p' }, tab: '1p', verb: 'Launch' },
  {
    name: 'an own crew boat',
    boat: 'Private 2-4-8',
    target: { private: '248p' },
    tab: '2-4-8p',
    verb: 'Launch',
  },
  {
    name: 'a borrowed single',
    boat: "Bo Lind's private single",
    target: { borrowed: 'member-Bo Lind' },
    tab: '1b',
    row: 'Borrow now: Bo Lind',
    verb: 'Borrow',
  },
  {
    name: 'a sortie again',
    boat: 'Tern',
    isOfFleet: true,
    target: { again: 'sortie-last' },
    row: 'Same boat and crew as last time',
    verb: 'Show my last sortie',
    then: 'Launch Tern again',
  },
];
const KINDS = ruleKinds('boat', 'member-Kim Harper');
const kindOf = (name: string): RuleAnswer => ruleNamed(KINDS, name);
const CELLS = WAYS.flatMap((way) =>
  KINDS.filter(({ isOfFleet = false }) => !isOfFleet || way.isOfFleet).map(
    ({ name, answer }) => [way.name, name, way, answer] as const,
  ),
);

/** Kim has signed in, before the rules' findings about the boat have arrived. */
async function sign(way: Way, answers: readonly RuleAnswer[], offices: readonly Office[] = OFFICES) {
  const boathouse = boathouseAt('2026-05-01 06:47:30');
  const api = serve(boathouse);
  const rules = ruledBy(...answers);
  const checked = (body: unknown) => (body as AuthLaunchCheckBody).supervision?.member;
  api.answer({
    'GET /launch-check': holdAnswer(null).answer,
    'POST /auth-last-outing': () => ({ name: KIM.name, results: LAST }),
    'POST /auth-launch-check': ({ body }) => ({ results: rules.check(checked(body)), canOverride: [] }),
    'POST /auth-launch': ({ body }) => {
      const launch = body as AuthLaunchBody;
      if (launch.officer && launch.officer.password !== CORA.password)
        return ['Name and password do not match.', 'credentials_refused'];
      const refusal = rules.refusal(launch, launch.officer ? { offices, officer: 'member-Cora' } : {});
      if (refusal) return refusal;
      const sortie = sortieOf('Finch', KIM.name);
      boathouse.stillOut = [...boathouse.stillOut, sortie];
      return sortie;
    },
  });
  const view = renderScreen(<BoathouseScreen />, { route: '/boathouse' });
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  const fill = async (label: string, text: string) => {
    await view.user.click(await screen.findByLabelText(label));
    await view.user.paste(text);
  };
  const enter = async ({ name, password }: typeof KIM, verb: string) => {
    await fill('Name or email', name);
    await fill('Password', password);
    await press(verb);
  };
  await view.user.click(await screen.findByRole('tab', { name: 'Launch' }));
  await screen.findByText('Pick boat type below.');
  if (way.tab) await view.user.click(screen.getByRole('tab', { name: way.tab }));
  if (way.row) await press(way.row);
  await enter(KIM, way.verb);
  if (way.then) await press(way.then);
  const allow = async (officer = CORA) => {
    await press('Ask an officer to approve');
    await fill('Reason for launching anyway', REASON);
    await enter(officer, 'Approve the launch');
  };
  const supervise = async () => {
    await view.user.click(await screen.findByRole('radio', { name: 'From the bank' }));
    await fill('Supervisor', 'li');
    await press('Choose Bo Lind as supervisor');
  };
  const hasLaunched = async () => {
    expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
    return api.callsTo('POST /auth-launch').at(-1)?.body;
  };
  return { ...view, api, press, fill, allow, supervise, hasLaunched };
}

const SUPERVISION = { kind: 'bank', member: 'member-Bo Lind' };

describe('every way to launch at the kiosk checks every rule', () => {
  it.each(CELLS)('%s, %s (rules launch.rules, kiosk.officer)', async (_way, _kind, way, answer) => {
    const { press, allow, hasLaunched } = await sign(way, [answer]);
    const fields = { ...way.target, ...KIM };
    if (answer.level === 'warn') {
      expect(await screen.findByText(new RegExp(`^${answer.text}`))).toBeVisible();
      await press(`Launch ${way.boat} anyway`);
      expect(await hasLaunched()).toEqual({ ...fields, replies: [replyTo(answer)] });
      return;
    }
    expect(await screen.findByText(answer.text)).toBeVisible();
    expect(screen.queryByRole('button', { name: `Launch ${way.boat} anyway` })).toBeNull();
    await allow();
    expect(await hasLaunched()).toEqual({
      ...fields,
      replies: [replyTo(answer, REASON)],
      officer: CORA,
    });
  });

  it.each(WAYS)(
    '$name: a minor alone under a yellow flag names who supervises, and takes the warning',
    async (way) => {
      const flag = kindOf('a yellow flag');
      const { press, supervise, hasLaunched } = await sign(way, [kindOf('a minor alone'), flag]);
      await supervise();
      await press(`Launch ${way.boat} anyway`);
      expect(await hasLaunched()).toEqual({
        ...way.target,
        ...KIM,
        supervision: SUPERVISION,
        replies: [replyTo(flag)],
      });
    },
  );
});

describe('an officer’s approval (rule kiosk.officer)', () => {
  const [fleet] = WAYS as [Way];
  const red = kindOf('a red flag');

  it('sends no approval without a reason', async () => {
    const { api, press, fill } = await sign(fleet, [red]);
    await press('Ask an officer to approve');
    expect(screen.getByText('Approval needed from: Safety officer.')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await fill('Name or email', CORA.name);
    await fill('Password', CORA.password);
    await press('Approve the launch');
    expect(await screen.findByText('Enter a reason of 3 to 280 characters.')).toBeVisible();
    expect(api.callsTo('POST /auth-launch')).toHaveLength(1);
  });

  it("shows at the field that the officer's password is wrong, and tries again", async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { press, fill, allow, hasLaunched } = await sign(fleet, [red]);
    await allow({ ...CORA, password: 'Coach1ng?' });
    const refusal = await screen.findByText("The officer's name and password do not match.");
    const password = screen.getByLabelText('Password');
    expect(refusal.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(scroll).toHaveBeenCalled();
    expect(screen.queryByText('Name and password do not match.')).toBeNull();
    // Everything but the password stays.
    await waitFor(() => expect(password).toHaveValue(''));
    await fill('Password', CORA.password);
    await press('Approve the launch');
    expect(await hasLaunched()).toMatchObject({ replies: [{ reason: REASON }], officer: CORA });
  });

  it('shows a member without it which office is needed', async () => {
    const { allow } = await sign(fleet, [red], ['boats']);
    await allow();
    expect(
      await screen.findByText('Cora Coach cannot approve this. Approval needed from: Safety officer.'),
    ).toBeVisible();
  });

  it('shows an officer what has changed since, and approves that as well', async () => {
    const { api, press, fill, allow, hasLaunched } = await sign(fleet, [red]);
    const ban = kindOf('a ban');
    const rules = ruledBy(red, ban);
    const sortie = sortieOf('Finch', KIM.name);
    api.answer({
      'POST /auth-launch-check': () => ({ results: rules.check(null), canOverride: [] }),
      'POST /auth-launch': ({ body }) =>
        rules.refusal(body as AuthLaunchBody, { offices: OFFICES, officer: 'member-Cora' }) ?? sortie,
    });
    await allow();
    expect(await screen.findByText('Approval needed from: Safety officer. Clearances.')).toBeVisible();
    await fill('Password', CORA.password);
    await press('Approve the launch');
    expect(await hasLaunched()).toMatchObject({
      replies: [replyTo(red, REASON), replyTo(ban, REASON)],
    });
  });
});
