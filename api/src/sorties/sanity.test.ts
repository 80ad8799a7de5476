import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { BoatRecord } from '../boats/Boat.ts';
import { eraseMember } from '../admin/eraseMember.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { freshKey, launch, sortieOf } from '../testing/calls.ts';
import { makeBoat, makeMember, tokenFor, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Call, TestClub } from '../testing/startTestApi.ts';
import { SortieModel } from '../logbook/Sortie.ts';

let api: TestClub;
let kim: TestMember;
let zoe: TestMember;
let osprey: BoatRecord;
let heron: BoatRecord;

beforeEach(async () => {
  // 10:00 in Chicago.
  api = await freshClub({ startsAt: '2026-05-15T15:00:00Z', features: ['sanity'] });
  [kim, zoe, osprey, heron] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Kim Harper' }),
        await makeMember({ name: 'Zoë Brook' }),
        await makeBoat({ name: 'Osprey', className: 'Double' }),
        await makeBoat({ name: 'Heron', className: 'Scull' }),
      ] as const,
  );
});

async function landAs(by: TestMember, sortie: string, miles: number, more: object = {}, call: Call = {}) {
  const token = await api.inClub(() => tokenFor(by.record));
  const body = { sortie, miles, description: '', uid: by.id, ...more };
  return sortieOf(await api.call('POST', '/land', { token, body, ...call }));
}
const oddOf = ({ odd = [] }: Sortie) => odd.map(({ text, isConfirmed }) => [text, isConfirmed]);

describe('what is odd about a landing (rule land.sanity)', () => {
  test('stores what is odd about a landing with the sortie, and what its lander confirmed', async () => {
    const { _id } = await launch(api, kim, osprey);
    api.clock.advanceSeconds(240);
    const key = freshKey();
    const landed = await landAs(kim, _id, 5, { confirmed: ['short_outing'] }, { key });
    expect(oddOf(landed)).toEqual([
      ['Osprey was out for 4 minutes.', true],
      ['5 miles in 4 minutes is faster than 20 km/h.', false],
    ]);
    expect(oddOf(await landAs(kim, _id, 5, { confirmed: ['short_outing'] }, { key }))).toEqual(oddOf(landed));
    // The miles of a correction are checked again.
    expect(oddOf(await landAs(kim, _id, 0.5))).toEqual([['Osprey was out for 4 minutes.', false]]);
  });

  test('finds nothing odd about an ordinary sortie', async () => {
    const { _id } = await launch(api, kim, osprey);
    api.clock.advanceSeconds(3_600);
    expect(await landAs(kim, _id, 5)).not.toHaveProperty('odd');
  });

  test('names members in another boat, and forgets erased ones', async () => {
    const { _id } = await launch(api, kim, osprey, { crew: [zoe.id] });
    const other = await launch(api, zoe, heron);
    api.clock.advanceSeconds(3_600);
    expect(oddOf(await landAs(zoe, other._id, 4))).toEqual([
      ['Zoë Brook was in Osprey at the same time.', false],
    ]);
    expect(oddOf(await landAs(kim, _id, 4))).toEqual([['Zoë Brook was in Heron at the same time.', false]]);
    await api.inClub(async () => {
      await eraseMember(zoe.record);
      const kept = await SortieModel.findById(_id).lean();
      expect(kept?.odd).toMatchObject([{ text: 'Former Member was in Heron at the same time.' }]);
    });
  });

  test('refuses no odd landing, and judges an offline one by when it was made', async () => {
    const { _id } = await launch(api, kim, osprey);
    api.clock.advanceSeconds(7_200);
    const headers = { 'Fleetwatch-Happened-At': '2026-05-15T15:05:00Z' };
    expect(oddOf(await landAs(kim, _id, 1, {}, { headers }))).toEqual([
      ['Osprey was out for 5 minutes.', false],
    ]);
  });

  test('does not find a long sortie odd that is landed on a later day', async () => {
    const { _id } = await launch(api, kim, osprey);
    api.clock.set('2026-05-16T15:00:00Z');
    expect(await landAs(kim, _id, 5)).not.toHaveProperty('odd');
    expect(oddOf(await landAs(kim, _id, 40))).toEqual([
      ['Kim Harper has 40 miles on this day, more than 60 km.', false],
    ]);
  });
});

test('finds nothing odd in a club that does not ask', async () => {
  await api.inClub(() => ClubModel.updateOne({ _id: api.clubId }, { $set: { features: [] } }));
  clearClubCache();
  const { _id } = await launch(api, kim, osprey);
  expect(await landAs(kim, _id, 50)).not.toHaveProperty('odd');
});
