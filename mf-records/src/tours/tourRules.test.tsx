import { screen, within } from '@testing-library/react';
import { OFFICES } from '@fleetwatch/contract/officers/offices';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import type { Tour, TourBoat, TourStartBody } from '@fleetwatch/contract/tours/wire';
import { fakeApi, refuse } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { replyTo, ruledBy, ruleKinds, ruleNamed } from '@fleetwatch/kit/testing/launchRules';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { ToursScreen } from './ToursScreen.tsx';

const KIM = { _id: KIM_LOCAL_PROFILE.id, name: 'Kim Harper' };
const ANA = { _id: 'ana', name: 'Ana Bo' };
const OSPREY: TourBoat = {
  bus: 'o',
  busname: 'Osprey',
  moniker: '1x',
  seats: 1,
  crew: [KIM],
  state: 'coming',
  since: null,
};
const TOUR: Tour = {
  _id: 'elbe',
  name: 'Elbe 2026',
  kind: 'tour',
  from: '2026-05-01',
  to: '2026-05-03',
  organiser: KIM,
  vehicle: '',
  legs: [],
  state: 'coming',
  isOver: false,
  landed: null,
  miles: 0,
  boats: [OSPREY],
  mayEdit: true,
  mayEditLegs: true,
};
const REASON = 'Swam with me';
const KINDS = ruleKinds('o', KIM._id);
const named = (name: string): RuleAnswer => ruleNamed(KINDS, name);

/** Kim is about to start the tour with these boats. */
async function ask(answers: readonly RuleAnswer[], isOfficer: boolean, boats: TourBoat[] = [OSPREY]) {
  const rules = ruledBy(...answers);
  const blocks = answers.filter(({ level }) => level === 'block').map(({ code }) => code);
  const api = fakeApi({
    'GET /tours-results': () => ({ results: [{ ...TOUR, boats }] }),
    'GET /club': () => OARS,
    'GET /users-results': () => ({ results: [KIM, ANA] }),
    'GET /tour-check/:id': ({ query }) => ({
      results: rules.check(query.get('supervisor')),
      canOverride: isOfficer ? blocks : [],
    }),
    'POST /tour-start': ({ body }) => {
      const offices = isOfficer ? OFFICES : [];
      const refusal = rules.refusal(body as TourStartBody, { offices, officer: 'officer' });
      return refusal ? refuse(409, ...refusal) : { results: TOUR, refused: [] };
    },
  });
  const { user, unmount } = renderScreen(<ToursScreen />, { route: '/tours', profile: KIM_LOCAL_PROFILE });
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = async () => user.click(dialog.getByRole('button', { name: /^Launch \d+ boats?$/ }));
  const bodies = () => api.callsTo('POST /tour-start').map(({ body }) => body);
  const launch = async () => {
    await press();
    expect(await screen.findByText('Elbe 2026 is away. Have a good trip!')).toBeVisible();
    return bodies().at(-1);
  };
  const giveReason = () => user.type(dialog.getByLabelText('Reason for launching anyway'), REASON);
  const supervise = async () => {
    await user.click(dialog.getByRole('radio', { name: 'From the bank' }));
    await user.type(await dialog.findByRole('combobox', { name: 'Supervisor' }), `${ANA.name}{Enter}`);
  };
  return { api, dialog, press, bodies, launch, giveReason, supervise, unmount };
}

describe('the start of a tour asks about every rule (rule tour.start)', () => {
  it.each(KINDS.filter(({ answer }) => answer.level === 'warn'))(
    'takes a warning with the launch: $name (rule launch.rules)',
    async ({ answer }) => {
      const { dialog, launch } = await ask([answer], false);
      expect(await dialog.findByText(answer.text)).toBeVisible();
      expect(await launch()).toEqual({ id: 'elbe', replies: [replyTo(answer)] });
    },
  );

  it.each(KINDS.filter(({ answer }) => answer.level === 'block'))(
    'stops a member, and goes for an officer’s reason: $name (rule launch.override)',
    async ({ answer }) => {
      const stopped = await ask([answer], false);
      expect(await stopped.dialog.findByText(answer.text)).toBeVisible();
      expect(stopped.dialog.queryByLabelText('Reason for launching anyway')).toBeNull();
      expect(stopped.dialog.getByRole('button', { name: 'Launch 1 boat' })).toBeDisabled();
      stopped.unmount();
      const { dialog, launch, giveReason } = await ask([answer], true);
      await dialog.findByText(answer.text);
      expect(dialog.getByText('At least 3 characters. Officers see it.')).toBeVisible();
      expect(dialog.getByRole('button', { name: 'Launch 1 boat' })).toBeDisabled();
      await giveReason();
      expect(await launch()).toEqual({ id: 'elbe', replies: [replyTo(answer, REASON)] });
    },
  );

  it('names who supervises a minor, takes the flag’s warning, and gives the reason for the rest at once', async () => {
    const [alone, yellow, red] = [named('a minor alone'), named('a yellow flag'), named('a red flag')];
    const { dialog, launch, giveReason, supervise } = await ask([alone, yellow, red], true);
    await dialog.findByText(alone.text);
    await supervise();
    expect(await findViolations()).toEqual([]);
    expect(dialog.queryByRole('option', { name: KIM.name })).toBeNull();
    await giveReason();
    expect(await launch()).toEqual({
      id: 'elbe',
      supervision: { kind: 'bank', member: ANA._id },
      replies: [replyTo(yellow), replyTo(red, REASON)],
    });
  });

  it('requires no reason for those of several boats that nothing stops', async () => {
    const heron: TourBoat = { ...OSPREY, bus: 'h', busname: 'Heron', crew: [ANA] };
    const { api, dialog, launch } = await ask([named('a ban')], true, [OSPREY, heron]);
    api.answer({ 'POST /tour-start': () => ({ results: TOUR, refused: [] }) });
    await dialog.findByText(named('a ban').text);
    expect(await launch()).toEqual({ id: 'elbe', replies: [] });
  });

  it('reloads the rules after they stopped the last launch', async () => {
    const yellow = named('a yellow flag');
    const { api, dialog, press, launch } = await ask([yellow], false);
    await dialog.findByText(yellow.text);
    const dark = { ...yellow, code: 'dark', text: 'It is dark.' };
    const rules = ruledBy(yellow, dark);
    api.answer({
      'GET /tour-check/:id': () => ({ results: rules.check(null), canOverride: [] }),
      'POST /tour-start': ({ body }) => {
        const refusal = rules.refusal(body as TourStartBody);
        return refusal ? refuse(409, ...refusal) : { results: TOUR, refused: [] };
      },
    });
    await press();
    expect(await dialog.findByText(dark.text)).toBeVisible();
    expect(await launch()).toEqual({ id: 'elbe', replies: [replyTo(yellow), replyTo(dark)] });
  });
});
