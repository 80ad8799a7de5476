import { screen, within } from '@testing-library/react';
import type { Feature } from '@fleetwatch/contract/clubs/features';
import type { MemberAge } from '@fleetwatch/contract/members/age';
import { refuse } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { CLUB } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const JUNIORS: Feature[] = ['clearances', 'juniors'];
const UNKNOWN: MemberAge = { isKnown: false, isMinor: false, guardian: null, mayGive: true };

const open = (age: MemberAge | undefined = UNKNOWN, features: Feature[] = JUNIORS) =>
  renderActions({
    routes: {
      'GET /club': () => ({ ...CLUB, features }),
      'GET /clearances-results': () => ({ clearances: [], requirements: [] }),
      'GET /member-clearances/:id': () => ({
        member: { _id: 'kim', name: 'Kim Harper' },
        grants: [],
        ahead: [],
        mayGrant: false,
        age,
      }),
    },
  });
const splash = () => screen.findByRole('region', { name: 'Splash' });
const card = () => screen.queryByRole('region', { name: 'Your birth date' });

describe('the birth date (rule member.age-asked)', () => {
  it('asks a member without a birth date for one, with a link to add it', async () => {
    const { user, currentRoute } = open();
    const asked = within(await screen.findByRole('region', { name: 'Your birth date' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await findViolations()).toEqual([]);
    await user.click(asked.getByRole('link', { name: 'Add birth date' }));
    expect(currentRoute()).toBe('/clearances');
  });

  it('does not ask again on this device after Not now', async () => {
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(card()).toBeNull();
    first.unmount();
    const { api } = open();
    await splash();
    expect(card()).toBeNull();
    expect(api.callsTo('GET /member-clearances/:id')).toEqual([]);
  });

  it.each([
    ['has given it', { ...UNKNOWN, isKnown: true }],
    ['may not give it', { ...UNKNOWN, mayGive: false }],
  ])('does not ask a member who %s', async (_who, age) => {
    open(age);
    await splash();
    expect(card()).toBeNull();
  });

  it('does not ask in a club without juniors, and makes no call', async () => {
    const { api } = open(undefined, ['clearances']);
    await splash();
    expect(card()).toBeNull();
    expect(api.callsTo('GET /member-clearances/:id')).toEqual([]);
  });

  it('shows Splash when the question cannot be loaded', async () => {
    const { api } = open();
    api.answer({ 'GET /member-clearances/:id': () => refuse(503, 'Busy', 'busy') });
    await splash();
    expect(card()).toBeNull();
  });
});
