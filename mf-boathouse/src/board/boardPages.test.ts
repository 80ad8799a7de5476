import { boardPages } from './boardPages.ts';

const rows = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`);

describe('boardPages (rule kiosk.pages)', () => {
  it('has one page if all fit, late boats on top', () => {
    expect(boardPages(['L1'], rows('b', 7), 8)).toEqual([['L1', ...rows('b', 7)]]);
    expect(boardPages([], [], 8)).toEqual([[]]);
  });

  it('pages the others, with late boats on every page', () => {
    expect(boardPages(['L1', 'L2'], rows('b', 8), 9)).toEqual([
      ['L1', 'L2', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'],
      ['L1', 'L2', 'b8'],
    ]);
  });

  it('pages all boats when late ones would leave fewer than three places', () => {
    expect(boardPages(rows('L', 6), rows('b', 5), 9)[1]).toEqual([...rows('L', 6), 'b4', 'b5']);
    expect(boardPages(rows('L', 7), rows('b', 5), 9)).toEqual([
      [...rows('L', 7), 'b1', 'b2'],
      ['b3', 'b4', 'b5'],
    ]);
  });

  it('shows every row on some page, however little fits', () => {
    expect(boardPages(['L1'], ['b1', 'b2'], 1).flat()).toEqual(['L1', 'b1', 'b2']);
    expect(boardPages([], ['b1', 'b2'], 0).flat()).toEqual(['b1', 'b2']);
  });
});
