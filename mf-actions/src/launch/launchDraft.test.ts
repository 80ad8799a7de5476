import { WORKOUT_TEXT_LENGTH } from '@fleetwatch/contract/workouts/texts';
import { EMPTY_LAUNCH, launchDraftName } from './launchDraft.ts';
import { crewOf, crewSeats, seatMember, seatTyped, typeInSeat, workoutRefusal } from './launchEntries.ts';

describe('seats of a launch', () => {
  it.each([
    [1, []],
    [2, [1]],
    [5, [1, 2, 3, 4]],
    [9, [1, 2, 3, 4, 5, 6, 7, 8]],
    [7, [1, 2, 3, 4, 5, 6]],
  ])('returns the seats of payload %d beside the launcher: %o', (payload, seats) => {
    expect(crewSeats(payload)).toEqual(seats);
  });

  it('moves a member who is seated again, and empties a seat', () => {
    const seated = seatMember(seatMember(EMPTY_LAUNCH, 1, 'ada'), 2, 'ben');
    expect(seatMember(seated, 2, 'ada').crew).toEqual({ 2: 'ada' });
    expect(seatMember(seated, 1, null).crew).toEqual({ 2: 'ben' });
    expect(seated.crew).toEqual({ 1: 'ada', 2: 'ben' });
  });

  it('sends the members who fit into the boat, and keeps the others for a larger one', () => {
    const draft = seatMember(seatMember(EMPTY_LAUNCH, 1, 'ada'), 4, 'ben');
    expect(crewOf(draft, 2)).toEqual(['ada']);
    expect(crewOf(draft, 5)).toEqual(['ada', 'ben']);
    expect(crewOf(draft, 1)).toEqual([]);
  });
});

describe('the text typed in a seat', () => {
  const members = ['kim Kim Harper', 'ada Ada Lake', 'ben Ben Rivers', 'al Al Ox', 'ox Al Ox'].map((line) => {
    const [_id = '', ...name] = line.split(' ');
    return { _id, name: name.join(' ') };
  });
  const boat = { members, launcherId: 'kim' };
  const typed = (text: string, seat = 1) => typeInSeat(EMPTY_LAUNCH, seat, text);

  it.each(['Ada Lake', ' ada  LAKE '])('seats the member it names in full: %j', (text) => {
    const { draft, refusal } = seatTyped(typed(text), 4, boat);
    expect(refusal).toBeNull();
    expect(crewOf(draft, 4)).toEqual(['ada']);
    expect(draft.typed[1]).toBe('');
  });

  it.each([
    ['Ada', 'Seat 1: no member is called “Ada”. Choose someone or clear the seat.'],
    ['Al Ox', 'Seat 1: no member is called “Al Ox”. Choose someone or clear the seat.'],
    ['Kim Harper', 'Seat 1: Kim Harper is already in another seat. Choose someone else or clear the seat.'],
  ])('stops the launch when the typed name is %j, with the seat and the reason', (text, refusal) => {
    expect(seatTyped(typed(text), 4, boat)).toEqual({ draft: typed(text), refusal });
  });

  it('stops the launch when the same name is typed in two seats', () => {
    const { refusal } = seatTyped(typeInSeat(typed('Ada Lake'), 2, 'ada lake'), 4, boat);
    expect(refusal).toBe(
      'Seat 2: Ada Lake is already in another seat. Choose someone else or clear the seat.',
    );
  });

  it('stops the launch while the members are not loaded', () => {
    const { refusal } = seatTyped(typed('Ada Lake'), 4, { ...boat, members: undefined });
    expect(refusal).toBe('Seat 1: the member list is still loading.');
  });

  it('ignores an empty text, a taken seat, and a seat the boat does not have', () => {
    const seated = { ...seatMember(EMPTY_LAUNCH, 1, 'ada'), typed: { 1: 'x', 2: '  ', 3: 'y' } };
    expect(seatTyped(seated, 3, boat)).toEqual({ draft: seated, refusal: null });
  });
});

it('keeps the draft of a launch for one day', () => {
  expect(launchDraftName(new Date(2026, 0, 5, 23, 59))).toBe('launch:2026-01-05');
});

describe('the workout of a launch', () => {
  it('limits a workout to 400 characters', () => {
    const workout = { isWanted: true, source: '', typeId: '', text: 'x'.repeat(400) };
    expect(workoutRefusal(workout)).toBeNull();
    expect(workoutRefusal({ ...workout, text: 'x'.repeat(401) })).toBe(WORKOUT_TEXT_LENGTH);
    expect(workoutRefusal({ ...workout, text: 'x'.repeat(401), isWanted: false })).toBeNull();
  });
});
