import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { INITIAL_KIOSK, nextKiosk, STEP } from './kioskState.ts';
import type { KioskEvent, KioskState, Outstanding, Step } from './kioskState.ts';

const after = (...events: KioskEvent[]): KioskState => events.reduce(nextKiosk, INITIAL_KIOSK);
const choose = (step: Step): KioskEvent => ({ type: 'stepChosen', step });
const outstandingOf = (...ids: string[]): Outstanding => ({
  firstName: 'Kim',
  sorties: ids.map((_id) => ({ _id }) as Sortie),
  landingToken: 'landing-token',
});
const authenticated = (...ids: string[]): KioskEvent => ({
  type: 'authenticated',
  outstanding: outstandingOf(...ids),
});

describe('nextKiosk', () => {
  it('numbers its steps in the order of the tabs', () => {
    expect(STEP).toEqual({ idle: 0, launch: 1, authenticate: 2, cancel: 3, mySorties: 4 });
    expect(INITIAL_KIOSK).toMatchObject({ step: STEP.idle, isBusy: false, outstanding: null });
  });

  it.each([STEP.launch, STEP.authenticate])('marks the kiosk busy once step %i is chosen', (step) => {
    expect(after(choose(step))).toMatchObject({ step, isBusy: true });
  });

  it.each([STEP.idle, STEP.cancel])('clears and idles the kiosk once step %i is chosen', (step) => {
    expect(after(choose(STEP.authenticate), authenticated('a'), choose(step))).toEqual({
      ...INITIAL_KIOSK,
      visit: 1,
    });
  });

  it('opens My Sorties only after signing in', () => {
    expect(after(choose(STEP.mySorties)).step).toBe(STEP.idle);
    const signed = after(choose(STEP.authenticate), authenticated('a', 'b'));
    expect(signed).toMatchObject({
      step: STEP.mySorties,
      isBusy: true,
      outstanding: outstandingOf('a', 'b'),
    });
    expect(nextKiosk(signed, choose(STEP.mySorties))).toEqual(signed);
  });

  it.each([STEP.launch, STEP.authenticate])('forgets the member when step %i is chosen next', (step) => {
    expect(after(choose(STEP.authenticate), authenticated('a'), choose(step)).outstanding).toBeNull();
  });

  it('removes a landed sortie, and clears everything with the last', () => {
    const one = after(choose(STEP.authenticate), authenticated('a', 'b'), { type: 'landed', sortieId: 'a' });
    expect(one.outstanding?.sorties.map(({ _id }) => _id)).toEqual(['b']);
    expect(one.step).toBe(STEP.mySorties);
    expect(nextKiosk(one, { type: 'landed', sortieId: 'b' })).toEqual({ ...INITIAL_KIOSK, visit: 1 });
  });

  it.each(['launched', 'leftUntouched'] as const)('ends the visit when %s', (type) => {
    expect(after(choose(STEP.launch), { type })).toEqual({ ...INITIAL_KIOSK, visit: 1 });
  });

  it('clears only the busy mark on a skipped refresh', () => {
    expect(after(choose(STEP.launch), { type: 'refreshSkipped' })).toMatchObject({
      step: STEP.launch,
      isBusy: false,
    });
  });
});
