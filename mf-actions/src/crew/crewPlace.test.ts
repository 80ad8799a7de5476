import { crewMessagePath } from './crewMessagePath.ts';
import { crewPath, findBoat, seatsText, withoutWorkout, workoutOf } from './crewPlace.ts';

const kestrel = { _id: 'b1', name: 'Kestrel Two', groupmoniker: '8+', grouppayload: 9 };
const tern = { _id: 'b2', name: 'Tern', groupmoniker: '4x', grouppayload: 4 };

const queryOf = (path: string) => new URL(path, 'https://club.test').searchParams;

describe('the address of a crew', () => {
  it('names boat, moniker, payload and id, each safe in an address', () => {
    expect(crewPath(kestrel)).toBe('/crew/Kestrel%20Two/8%2B/9/b1');
    expect(crewPath({ ...kestrel, groupmoniker: '' })).toBe('/crew/Kestrel%20Two/undef/9/b1');
  });

  it('carries the seats and the workout', () => {
    const params = queryOf(crewPath(tern, { seats: ',ada', workout: { typeId: 't1', text: '3 × 20 min' } }));
    expect(seatsText(params, {})).toBe(',ada');
    expect(workoutOf(params)).toEqual({ typeId: 't1', text: '3 × 20 min' });
    expect(workoutOf(withoutWorkout(params))).toBeNull();
    expect(seatsText(withoutWorkout(params), {})).toBe(',ada');
  });

  it("carries the boat's id, the member who opened it, and the seats so far in a message", () => {
    expect(crewMessagePath('b1', 'kim')).toBe('/crew/b1/undef/undef/kim/undef');
    expect(crewMessagePath('b1', 'kim', 'ada,,ben')).toBe('/crew/b1/undef/undef/kim/ada%2C%2Cben');
  });
});

describe('the boat of an address', () => {
  it.each([
    [{ id: 'b2' }, 'Tern'],
    [{ boat: 'b1' }, 'Kestrel Two'],
    [{ boat: 'Tern' }, 'Tern'],
  ])('finds for the address %j: %s', (params, name) => {
    expect(findBoat([kestrel, tern], params)?.name).toBe(name);
  });

  it('finds no boat that is not in the fleet', () => {
    expect(findBoat([kestrel], { id: 'b9' })).toBeUndefined();
    expect(findBoat([kestrel], {})).toBeUndefined();
  });
});

it('takes the seats of the message until they are changed on the page', () => {
  expect(seatsText(queryOf('/crew'), { extra: 'ada' })).toBe('ada');
  expect(seatsText(queryOf('/crew?seats=ben'), { extra: 'ada' })).toBe('ben');
  expect(seatsText(queryOf('/crew?seats='), { extra: 'ada' })).toBe('');
  expect(seatsText(queryOf('/crew'), { extra: 'undef' })).toBeNull();
});
