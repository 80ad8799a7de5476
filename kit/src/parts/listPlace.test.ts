import { readPlace, writePlace } from './listPlace.ts';
import type { ListPlace } from './listPlace.ts';

describe('the state of a list in the address', () => {
  it.each<ListPlace>([
    { group: '', isCsv: false, sort: null },
    { group: 'quad', isCsv: false, sort: null },
    { group: 'quad', isCsv: true, sort: null },
    { group: '', isCsv: true, sort: 0, season: '2025' },
    { group: 'quad', isCsv: true, sort: 3, season: '1998' },
  ])("reads a list's state as it was written: %j", (place) => {
    expect(readPlace(new URLSearchParams(writePlace(place)))).toEqual(place);
  });

  it.each(['view=csv&sort=4', 'view=csv&sort=', 'view=csv&sort=x'])('ignores unknown sorts: %s', (query) => {
    expect(readPlace(new URLSearchParams(query)).sort).toBeNull();
  });

  it('keeps an open file and a season only in the CSV view', () => {
    const place = { group: '', isCsv: false, sort: null };
    expect(readPlace(new URLSearchParams('sort=1&season=2025'))).toEqual(place);
  });
});
