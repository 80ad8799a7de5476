import { WORKOUT_TEXT_LENGTH } from '@fleetwatch/contract/workouts/messages';
import { draftOfState, EMPTY_LAUNCH } from './launchDraft.ts';
import { crewOf, crewSeats, seatMember, workoutRefusal, workoutTerms } from './launchTerms.ts';

describe('seats of a launch', () => {
  it.each([
    [1, []],
    [2, [1]],
    [5, [1, 2, 3, 4]],
    [9, [1, 2, 3, 4, 5, 6, 7, 8]],
    [7, []],
  ])('of payload %d beside the launcher are %o', (payload, seats) => {
    expect(crewSeats(payload)).toEqual(seats);
  });

  it('moves a member who is seated again, and empties a seat', () => {
    const seated = seatMember(seatMember(EMPTY_LAUNCH, 1, 'ada'), 2, 'ben');
    expect(seatMember(seated, 2, 'ada').crew).toEqual({ 2: 'ada' });
    expect(seatMember(seated, 1, null).crew).toEqual({ 2: 'ben' });
    expect(seated.crew).toEqual({ 1: 'ada', 2: 'ben' });
  });

  it('sends those who fit into the boat, and keeps the others for a larger one', () => {
    const draft = seatMember(seatMember(EMPTY_LAUNCH, 1, 'ada'), 4, 'ben');
    expect(crewOf(draft, 2)).toEqual(['ada']);
    expect(crewOf(draft, 5)).toEqual(['ada', 'ben']);
    expect(crewOf(draft, 1)).toEqual([]);
  });
});

describe('the workout of a launch', () => {
  it('is sent only when wanted, its text trimmed', () => {
    const workout = { isWanted: true, source: '', typeId: 'steady', text: ' 3 x 2k ' };
    expect(workoutTerms(workout)).toEqual({ description: '3 x 2k', group: 'steady' });
    expect(workoutTerms({ ...workout, isWanted: false })).toEqual({ description: null, group: null });
    expect(workoutTerms({ isWanted: true, source: '', typeId: '', text: '  ' })).toEqual({
      description: null,
      group: null,
    });
  });

  it('comes back with the state of a place, and with no other state', () => {
    const { workout } = draftOfState({ workout: { typeId: 'steady', text: '3 x 2k' } });
    expect(workoutTerms(workout)).toEqual({ description: '3 x 2k', group: 'steady' });
  });

  it.each([null, undefined, 'x', {}, { workout: null }, { workout: { text: 4 } }])(
    'is not made of %p',
    (state) => {
      expect(draftOfState(state)).toBe(EMPTY_LAUNCH);
    },
  );

  it('may have 400 characters and no more', () => {
    const workout = { isWanted: true, source: '', typeId: '', text: 'x'.repeat(400) };
    expect(workoutRefusal(workout)).toBeNull();
    expect(workoutRefusal({ ...workout, text: 'x'.repeat(401) })).toBe(WORKOUT_TEXT_LENGTH);
    expect(workoutRefusal({ ...workout, text: 'x'.repeat(401), isWanted: false })).toBeNull();
  });
});
