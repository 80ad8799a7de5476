import { DAMAGE_PHOTOS_OTHERS } from '@fleetwatch/contract/damages/texts';
import { MEDIA_NAME_TAKEN } from '@fleetwatch/contract/media/texts';
import { Types } from 'mongoose';
import { currentClubRecord } from '../clubs/clubDirectory.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import { fileOf } from '../testing/media.ts';
import { startTestApi, type Answer, type TestApi } from '../testing/startTestApi.ts';
import { uploadTo } from '../testing/uploads.ts';
import { DamageModel } from './Damage.ts';

let api: TestApi;
let bucket: string;
let boat: string;
let [owner, mallory, reader]: TestMember[] = [];
let count = 0;
let name: string;

beforeAll(async () => {
  api = await startTestApi({ features: ['damage'] });
  [bucket, boat] = await api.inClub(async () => [
    (await currentClubRecord()).s3folder,
    String((await makeBoat({ name: 'Osprey', className: 'Quad' }))._id),
  ]);
});
afterAll(() => api.close());
beforeEach(async () => {
  [owner, mallory, reader] = await api.inClub(async () => [
    await makeMember(),
    await makeMember(),
    await makeMember(),
  ]);
  count += 1;
  name = `photo-number-${count}`;
});

const fields = (photos: string[]): object => ({
  kind: 'damage',
  parts: ['rigger'],
  seat: null,
  severity: 'minor',
  text: 'Rigger bent',
  photos,
});
const report = (by: TestMember | undefined, photos = [name]): Promise<Answer> =>
  api.call('POST', '/damage', { token: by?.token, body: { ...fields(photos), boat, sortie: null } });
const edit = (by: TestMember | undefined, { body }: Answer): Promise<Answer> =>
  api.call('PUT', `/damage/${(body as { _id: string })._id}`, { token: by?.token, body: fields([name]) });
const send = (by: TestMember | undefined): Promise<string> =>
  uploadTo(api, `damages/${name}.jpg`, by?.token, fileOf('jpg'));
const form = (by: TestMember | undefined): Promise<Answer> =>
  api.call('POST', '/presigned_post', {
    token: by?.token,
    body: { bucket_name: bucket, object_name: `damages/${name}.jpg` },
  });
const shownTo = async (...members: (TestMember | undefined)[]): Promise<number[]> => {
  const body = { bucket_name: bucket, object_name: `damages/${name}.jpg` };
  const answers = members.map((by) => api.call('POST', '/presigned', { token: by?.token, body }));
  return (await Promise.all(answers)).map(({ status }) => status);
};

describe("another member's photo (rule damage.photos)", () => {
  test.each<[string, () => Promise<unknown>]>([
    ['that has arrived', () => send(owner)],
    ['whose report waits for it', () => report(owner)],
  ])("refuses in a report another member's photo %s", async (_what, begin) => {
    await begin();
    const earlier = await report(mallory, []);
    for (const refused of [await report(mallory), await edit(mallory, earlier)]) {
      expect([refused.status, refused.body]).toEqual([422, [DAMAGE_PHOTOS_OTHERS, 'invalid:photos']]);
    }
  });

  test('keeps a photo visible when an earlier report of someone else has its name', async () => {
    await send(owner);
    await report(mallory, []);
    await api.inClub(() =>
      DamageModel.updateOne({ by: new Types.ObjectId(mallory?.id) }, { photos: [name] }),
    );
    expect(await shownTo(owner, reader)).toEqual([200, 404]);
    await api.inClub(async () => {
      const { _id: _own, ...kept } = await DamageModel.findOne({ photos: name }).orFail().lean();
      await DamageModel.create({ ...kept, no: 1_000 + count, by: new Types.ObjectId(owner?.id) });
    });
    expect(await shownTo(owner, reader, mallory)).toEqual([200, 200, 200]);
  });

  test('refuses the upload of an awaited photo by a member who read its name in the report', async () => {
    await report(owner);
    const refused = await form(mallory);
    expect([refused.status, refused.body]).toEqual([409, [MEDIA_NAME_TAKEN, 'media_name_taken']]);
    await send(owner);
    expect(await shownTo(owner, reader)).toEqual([200, 200]);
  });
});

test("accepts a member's photo in two reports, and in a corrected one (rule damage.photos)", async () => {
  await send(owner);
  const first = await report(owner);
  expect([first.status, (await report(owner)).status, (await edit(owner, first)).status]).toEqual([
    200, 200, 200,
  ]);
});
