import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectToasts } from '@fleetwatch/kit/store/toasts';
import { refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { KIM } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const CORA = { ...KIM, id: 'cora', displayName: 'Cora Coach', coach: 1 as const };

/** Cora at one of the panel's forms; `fill` fills fields and selects from lists by their labels. */
async function renderForm(form: string, label: string, routes: FakeRoutes = {}) {
  const view = renderActions({ route: `/actions?do=coach&form=${form}`, profile: CORA, routes });
  const shown = within(await screen.findByRole('form', { name: label }));
  const fill = async (typed: Record<string, string>) => {
    for (const [name, text] of Object.entries(typed)) {
      const field = shown.getByLabelText(name);
      if (field.tagName === 'SELECT') {
        await within(field).findByRole('option', { name: text });
        await view.user.selectOptions(field, text);
      } else {
        await view.user.clear(field);
        await view.user.click(field);
        await view.user.paste(text);
      }
    }
  };
  const submit = (verb: string) => view.user.click(shown.getByRole('button', { name: verb }));
  const confirm = async (verb: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: label }));
    await view.user.click(dialog.getByRole('button', { name: verb }));
  };
  return { ...view, shown, fill, submit, confirm };
}

describe("the coach's panel", () => {
  it("shows the coach's panel only to coaches, even by its address", async () => {
    renderActions({ route: '/actions?do=coach&form=boat' });
    expect(await screen.findByText("You're Landed")).toBeVisible();
    await screen.findByRole('region', { name: 'Splash' });
    expect(screen.queryByRole('tablist', { name: 'For coaches' })).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('shows its tabs on the idle screen, and opens a form that Cancel closes', async () => {
    const { user, currentRoute } = renderActions({ profile: CORA });
    const strip = within(await screen.findByRole('tablist', { name: 'For coaches' }));
    expect(strip.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'For coaches:',
      'Add workout',
      'Add Boat to Fleet',
      'Add Fleet Group',
      'Add User Group',
    ]);
    await user.click(strip.getByRole('tab', { name: 'Add Boat to Fleet' }));
    expect(currentRoute()).toBe('/actions?do=coach&form=boat');
    expect(await screen.findByRole('form', { name: 'Add Boat to Fleet' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Cancel' }));
    expect(currentRoute()).toBe('/actions');
  });

  it.each([
    ['workout', 'Add workout'],
    ['boat', 'Add Boat to Fleet'],
    ['fleetgroup', 'Add Fleet Group'],
    ['usergroup', 'Add User Group'],
  ])('passes axe at %s', async (form, label) => {
    await renderForm(form, label);
    expect(await findViolations()).toEqual([]);
  });
});

describe('adding a workout', () => {
  const open = (routes: FakeRoutes = {}) => renderForm('workout', 'Add workout', routes);
  const TYPED = { 'Workout type': 'Pyramids', 'User Group': 'Scullers', Workout: ' 1-2-3-2-1 min ' };

  it("asks once, posts the workout in the coach's name, and shows a toast", async () => {
    const { fill, submit, confirm, api, shown } = await open({ 'POST /job': () => ({ _id: 'w1' }) });
    await fill(TYPED);
    await submit('Post workout');
    expect(await screen.findByText('Post this Pyramids workout for Scullers?')).toBeVisible();
    expect(api.callsTo('POST /job')).toEqual([]);
    await confirm('Post workout');
    expect(await screen.findByText('Workout submitted coach')).toBeVisible();
    expect(api.callsTo('POST /job')[0]?.body).toEqual({
      agent: 'cora',
      group: 'type-4',
      sortiegroup: 'sc',
      description: '1-2-3-2-1 min',
    });
    expect(shown.getByLabelText('Workout')).toHaveValue('');
  });

  it('names every missing field, and does not ask', async () => {
    const { submit } = await open();
    await submit('Post workout');
    expect(await screen.findByText('Please select an existing workout type!')).toBeVisible();
    expect(screen.getByText('Please select an existing User Group!')).toBeVisible();
    expect(screen.getByText('Please add a description to your workout!')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Workout type')).toHaveFocus();
  });

  it.each([
    ['xy', 'Please add a description to your workout!'],
    ['x'.repeat(401), 'Workouts can have at most 400 characters.'],
  ])('refuses a text at its field once typing stops', async (text, refusal) => {
    const { fill, shown } = await open();
    await fill({ Workout: text });
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(shown.getByLabelText('Workout')).toHaveValue(text);
  });
});

describe('adding a boat', () => {
  const open = (routes: FakeRoutes = {}) => renderForm('boat', 'Add Boat to Fleet', routes);
  const TYPED = {
    'Boat name': 'Grey Heron',
    'Fleet Group': 'Quad',
    Details: 'Empacher',
    'Season miles': '12.5',
  };

  it('asks first, sends the boat, and is ready for the next one (rule club.texts-true)', async () => {
    const { fill, submit, confirm, api, shown, store } = await open({ 'POST /bus': () => ({ _id: 'b' }) });
    await fill(TYPED);
    await submit('Add boat');
    expect(await screen.findByText('Add Grey Heron to Quad?')).toBeVisible();
    await confirm('Add boat');
    const done = 'Boat Grey Heron submitted coach.';
    expect(await screen.findByText(done)).toBeVisible();
    expect(selectToasts(store.getState())).toMatchObject([{ text: done, lifetimeMs: 8_000 }]);
    expect(api.callsTo('POST /bus')[0]?.body).toEqual({
      name: 'Grey Heron',
      group: '4x',
      description: 'Empacher',
      miles: 12.5,
    });
    expect(shown.getByLabelText('Boat name')).toHaveValue('');
  });

  it('sends the chosen hull color (rule boat.hull)', async () => {
    const { fill, submit, confirm, api, shown } = await open({ 'POST /bus': () => ({ _id: 'b' }) });
    await fill(TYPED);
    const hulls = within(shown.getByRole('radiogroup', { name: 'Hull color' }));
    expect(hulls.getAllByRole('radio')).toHaveLength(11);
    expect(hulls.getByRole('radio', { name: 'Not given' })).toBeChecked();
    await userEvent.click(hulls.getByRole('radio', { name: 'Maroon' }));
    await submit('Add boat');
    await confirm('Add boat');
    await waitFor(() => expect(api.callsTo('POST /bus')[0]?.body).toMatchObject({ hull: 'maroon' }));
  });

  it("offers the fleet's classes without the private ones", async () => {
    const { shown } = await open();
    await shown.findByRole('option', { name: 'Quad' });
    const options = within(shown.getByLabelText('Fleet Group')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a group',
      'Scull',
      'Quad',
      'Eight',
    ]);
  });

  it.each([
    ['Boat name', 'Ibi', 'Boat names consist of 4 characters or more.'],
    ['Boat name', 'Heron 2', 'Boat names should only employ latin lowercase or uppercase characters.'],
    ['Boat name', 'x'.repeat(33), 'Boat names can have at most 32 characters.'],
    ['Details', 'x'.repeat(129), 'Details: 128 characters at most.'],
    ['Season miles', 'many', 'Enter season miles from 0 to 10,000.'],
  ])('refuses %s %o', async (label, typed, refusal) => {
    const { fill } = await open();
    await fill({ [label]: typed });
    expect(await screen.findByText(refusal)).toBeVisible();
  });

  it('requires a class', async () => {
    const { fill, submit } = await open();
    await fill({ 'Boat name': 'Grey Heron' });
    await submit('Add boat');
    expect(await screen.findByText('Please select an existing Fleet Group!')).toBeVisible();
  });

  it("shows the server's refusal at its field, and keeps the entries", async () => {
    const taken = 'There is a boat of this name in the fleet already.';
    const { fill, submit, confirm, shown } = await open({
      'POST /bus': () => refuse(409, taken, 'taken:name'),
    });
    await fill(TYPED);
    await submit('Add boat');
    await confirm('Add boat');
    expect(await screen.findByText(taken)).toBeVisible();
    expect(shown.getByLabelText('Boat name')).toBeInvalid();
    expect(shown.getByLabelText('Details')).toHaveValue('Empacher');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [() => refuse(500, 'x', 'internal'), 'There was an error sending the information.'],
    [() => refuse(403, 'Only coaches!', 'coaches_only'), 'Only coaches!'],
    [unreachable, 'Network: Connection refused.'],
  ])('shows why adding the boat failed, and sends it again as the same action', async (answer, text) => {
    const { fill, submit, confirm, api } = await open({ 'POST /bus': answer });
    await fill(TYPED);
    await submit('Add boat');
    await confirm('Add boat');
    expect(await screen.findByText(text)).toBeVisible();
    api.answer({ 'POST /bus': () => ({ _id: 'b' }) });
    await submit('Add boat');
    await confirm('Add boat');
    await waitFor(() => expect(screen.getByText(/^Boat Grey Heron submitted/)).toBeVisible());
  });
});

describe('adding groups', () => {
  it('sends a fleet group after the confirmation', async () => {
    const { fill, submit, confirm, api } = await renderForm('fleetgroup', 'Add Fleet Group', {
      'POST /fleetgroup': () => ({ _id: 'g' }),
    });
    await fill({ Name: 'Coastal Quad', Moniker: 'cq', Seats: '5' });
    await submit('Add Fleet Group');
    expect(await screen.findByText('Add Fleet Group Coastal Quad?')).toBeVisible();
    await confirm('Add Fleet Group');
    expect(await screen.findByText('Fleet Group Coastal Quad submitted coach.')).toBeVisible();
    expect(api.callsTo('POST /fleetgroup')[0]?.body).toEqual({
      name: 'Coastal Quad',
      moniker: 'cq',
      payload: '5',
    });
  });

  it.each([
    ['Name', 'Gigs', 'Fleet Group names have to be 5 characters or more.'],
    ['Name', 'Quad 4x', 'Group names should only employ latin lowercase or uppercase characters.'],
    ['Name', 'x'.repeat(65), 'Group names can have at most 64 characters.'],
    ['Moniker', 'q', 'Monikers must be 2 to 10 characters long.'],
    ['Moniker', 'c q', 'Monikers consist of letters only, without spaces.'],
    ['Seats', '10', 'Fleet is limited to 9 seats at most...'],
    ['Seats', 'two', 'Enter the number of seats, 1 to 9.'],
  ])('refuses for a fleet group %s %o', async (label, typed, refusal) => {
    const { fill } = await renderForm('fleetgroup', 'Add Fleet Group');
    await fill({ [label]: typed });
    expect(await screen.findByText(refusal)).toBeVisible();
  });

  it('sends a user group after the confirmation', async () => {
    const { fill, submit, confirm, api } = await renderForm('usergroup', 'Add User Group', {
      'POST /usergroup': () => ({ _id: 'g' }),
    });
    await fill({ Name: 'Learn to row', Moniker: 'LTR' });
    await submit('Add User Group');
    expect(await screen.findByText('Add User Group Learn to row?')).toBeVisible();
    await confirm('Add User Group');
    expect(await screen.findByText('User Group Learn to row submitted coach.')).toBeVisible();
    expect(api.callsTo('POST /usergroup')[0]?.body).toEqual({ name: 'Learn to row', moniker: 'LTR' });
  });

  it('refuses a short name of a user group', async () => {
    const { fill } = await renderForm('usergroup', 'Add User Group');
    await fill({ Name: 'Kids' });
    expect(await screen.findByText('User Group names have to be 5 characters or more.')).toBeVisible();
  });
});
