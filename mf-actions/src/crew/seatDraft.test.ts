import {
  crewOfSeats,
  emptySeat,
  emptySeats,
  isFull,
  moveSeat,
  readSeats,
  seatFirstFree,
  writeSeats,
} from './seatDraft.ts';

describe('the seats beside the steerer', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [9, 8],
    [6, 5],
    [8, 7],
    [0, 0],
  ])('returns the seats of payload %d: %d', (payload, seats) => {
    expect(emptySeats(payload)).toHaveLength(seats);
  });
});

describe('seating', () => {
  it('fills the first empty seat', () => {
    expect(seatFirstFree(['ada', null, null], 'ben')).toEqual(['ada', 'ben', null]);
    expect(seatFirstFree([null, 'ada', null], 'ben')).toEqual(['ben', 'ada', null]);
  });

  it('does not seat a member twice, or when all seats are full', () => {
    const full = ['ada', 'ben'];
    expect(seatFirstFree(['ada', null], 'ada')).toEqual(['ada', null]);
    expect(seatFirstFree(full, 'cleo')).toBe(full);
    expect(isFull(full)).toBe(true);
    expect(isFull(['ada', null])).toBe(false);
    expect(isFull(emptySeats(1))).toBe(true);
  });

  it('empties one seat and leaves the others', () => {
    expect(emptySeat(['ada', 'ben', null], 0)).toEqual([null, 'ben', null]);
  });

  it('moves a member up or down past one or several seats', () => {
    expect(moveSeat(['ada', 'ben', null], 1, 0)).toEqual(['ben', 'ada', null]);
    expect(moveSeat(['ada', 'ben', null], 1, 2)).toEqual(['ada', null, 'ben']);
    expect(moveSeat(['ada', 'ben', 'cleo'], 0, 2)).toEqual(['ben', 'cleo', 'ada']);
    expect(moveSeat([null, 'ben'], 5, 0)).toEqual([null, 'ben']);
  });

  it('launches those seated, in the order of the seats', () => {
    expect(crewOfSeats([null, 'cleo', 'ada', null])).toEqual(['cleo', 'ada']);
  });
});

describe('the seats in the address', () => {
  it.each([
    [['ada', null, 'ben'], 'ada,,ben'],
    [[null, 'ada', null], ',ada'],
    [[null, null, null], ''],
  ])('writes the seats of %j as %j, and reads them back', (seats, text) => {
    expect(writeSeats(seats)).toBe(text);
    expect(readSeats(text, 4, 'kim')).toEqual(seats);
  });

  it('drops repeated members, the steerer, surplus seats and invalid ids', () => {
    expect(readSeats('ada,ada,kim', 4, 'kim')).toEqual(['ada', null, null]);
    expect(readSeats('ada,ben,cleo', 2, 'kim')).toEqual(['ada']);
    expect(readSeats('<b>,a b,ben', 4, 'kim')).toEqual([null, null, 'ben']);
    expect(readSeats(null, 4, 'kim')).toEqual([null, null, null]);
    expect(readSeats('ada', 1, 'kim')).toEqual([]);
  });
});
