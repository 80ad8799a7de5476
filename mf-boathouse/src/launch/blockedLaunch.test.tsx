import { screen } from '@testing-library/react';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { refuse } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { BoathouseScreen } from '../kiosk/BoathouseScreen.tsx';
import { STEP_PARTS } from '../kiosk/kioskParts.tsx';
import { boathouseAt, serve, sortieOf } from '../testing/boathouse.ts';

const PASSWORD = 'Row!ng-at-6';
const MISSING: RuleAnswer = {
  code: 'not_cleared:r1',
  level: 'block',
  ruleId: 'clearance.requirements',
  subjectIds: ['kim'],
  text: 'Kim Harper does not hold Swim test.',
  overriddenBy: ['rights'],
};

beforeAll(() => Promise.all(STEP_PARTS.map((part) => part.preload())));

/** Kim has signed in for Finch, and the rules have these findings. */
async function launchFinch(...answers: RuleAnswer[]) {
  const boathouse = boathouseAt('2026-05-01 06:47:30');
  const api = serve(boathouse);
  const [first] = answers;
  const code = first?.code.split(':')[0] ?? '';
  api.answer({
    'POST /auth-launch': () => [first?.text ?? '', code],
    'POST /auth-launch-check': () => ({ results: answers, canOverride: [] }),
  });
  const launches = () =>
    api.answer({
      'POST /auth-launch': () => {
        const sortie = sortieOf('Finch', 'Kim Harper');
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
  const sign = async (name: string, verb: string, password = PASSWORD) => {
    await fill('Name or email', name);
    await fill('Password', password);
    await press(verb);
  };
  await view.user.click(await screen.findByRole('tab', { name: 'Launch' }));
  await screen.findByText('Pick boat type below.');
  await view.user.click(screen.getByRole('tab', { name: '1x 2' }));
  await press('Launch now: Finch');
  await sign('Kim Harper', 'Launch');
  return { ...view, api, press, fill, sign, launches };
}

it('does not check the rules for a refused sign-in or a boat that is out', async () => {
  for (const code of ['credentials_refused', 'already_launched']) {
    const { api, unmount } = await launchFinch({ ...MISSING, code, text: `Refused: ${code}` });
    expect(await screen.findByText(`Refused: ${code}`)).toBeVisible();
    expect(api.callsTo('POST /auth-launch-check')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Ask an officer to approve' })).toBeNull();
    unmount();
  }
});

it('offers no approval if no office can give it, and only the refusal if the check fails', async () => {
  const { press } = await launchFinch({ ...MISSING, overriddenBy: [] });
  expect(await screen.findByText(MISSING.text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask an officer to approve' })).toBeNull();
  await press('Back');
  expect(screen.queryByText(MISSING.text)).toBeNull();
});

it('keeps the form with the refusal if the rules cannot be checked', async () => {
  const { api, user } = await launchFinch(MISSING);
  await screen.findByText(MISSING.text);
  api.answer({ 'POST /auth-launch-check': () => refuse(500, 'Sorry, internal error :-(', 'internal') });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Launch now: Finch' }));
  await user.click(screen.getByLabelText('Name or email'));
  await user.paste('Kim Harper');
  await user.click(screen.getByLabelText('Password'));
  await user.paste(PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Launch' }));
  expect(await screen.findByText(MISSING.text)).toBeVisible();
  expect(screen.getByLabelText('Name or email')).toHaveValue('Kim Harper');
});

describe('a minor alone in a boat (rule clearance.supervision)', () => {
  const ALONE: RuleAnswer = {
    code: 'minors_alone',
    level: 'block',
    ruleId: 'clearance.supervision',
    subjectIds: ['kim'],
    text: 'Kim Harper is a minor. Choose a supervisor in a coach boat or on the bank.',
    overriddenBy: ['safety', 'rights'],
  };

  it('shows why the named supervisor is not accepted', async () => {
    const { api, press, fill } = await launchFinch(ALONE);
    const text = 'Bo Lind may not supervise: a coach does.';
    await screen.findByText(ALONE.text);
    await fill('Supervisor', 'Bo');
    expect(await findViolations()).toEqual([]);
    api.answer({
      'POST /auth-launch': () => [text, 'minors_alone'],
      'POST /auth-launch-check': () => ({ results: [{ ...ALONE, text }], canOverride: [] }),
    });
    await press('Choose Bo Lind as supervisor');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(ALONE.text)).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask an officer to approve' })).toBeVisible();
  });
});

it('offers the boats the member may take, and shows on a tap why not the others (rule clearance.may-take)', async () => {
  const boathouse = await launchFinch(MISSING);
  const { api, press, launches } = boathouse;
  await screen.findByText(MISSING.text);
  expect(screen.queryByRole('list', { name: 'Other boats' })).toBeNull();
  api.answer({
    'POST /auth-launch-check': () => ({
      results: [MISSING],
      canOverride: [],
      boats: [
        { _id: 'teal', name: 'Teal', reason: null },
        { _id: 'wren', name: 'Wren', reason: 'Kim Harper is not cleared for Single.' },
      ],
    }),
  });
  await press('Back');
  await press('Launch now: Finch');
  await boathouse.sign('Kim Harper', 'Launch');
  await press('Wren: not cleared');
  expect(await screen.findByText('Kim Harper is not cleared for Single.')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  launches();
  await press('Launch Teal');
  expect(await screen.findByText("You've Launched Kim!")).toBeVisible();
  expect(api.callsTo('POST /auth-launch').at(-1)?.body).toMatchObject({ bus: 'teal', name: 'Kim Harper' });
});
