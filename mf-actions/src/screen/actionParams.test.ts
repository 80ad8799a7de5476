import { IDLE, readPlace, UNLAUNCHED, writePlace } from './actionParams.ts';
import type { ActionPlace } from './actionParams.ts';

const places: ActionPlace[] = [
  IDLE,
  { ...IDLE, action: 'deck' },
  { ...IDLE, action: 'land' },
  { ...IDLE, action: 'launch' },
  { ...IDLE, action: 'launch', boatClass: UNLAUNCHED },
  { ...IDLE, action: 'launch', boatClass: '4+', picked: '64b7c0ffee64b7c0ffee0001' },
  { ...IDLE, action: 'coach', form: 'usergroup' },
];

describe('the place in the address', () => {
  it.each(places)('reads the address as it was written: $action $boatClass $picked $form', (place) => {
    expect(readPlace(new URLSearchParams(writePlace(place).toString()))).toEqual(place);
  });

  it('reads an address without an action, or with an unknown one, as idle', () => {
    expect(readPlace(new URLSearchParams(''))).toEqual(IDLE);
    expect(readPlace(new URLSearchParams('do=swim&class=8%2B'))).toEqual(IDLE);
    expect(readPlace(new URLSearchParams('do=coach&form=plan'))).toEqual(IDLE);
  });

  it('has no boat without a class, and no class while landing', () => {
    expect(readPlace(new URLSearchParams('do=launch&boat=1'))).toEqual({ ...IDLE, action: 'launch' });
    expect(readPlace(new URLSearchParams('do=land&class=8%2B&boat=1'))).toEqual({ ...IDLE, action: 'land' });
  });
});
