import { jest } from '@jest/globals';
import { mongo } from 'mongoose';
import type { BoatRecord } from '../boats/Boat.ts';
import { NotificationModel } from '../notifications/Notification.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { AppliedWriteModel } from '../platform/database/AppliedWrite.ts';
import { DomainEventModel } from '../platform/events/DomainEvent.ts';
import { freshKey } from '../testing/calls.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { DamageModel } from './Damage.ts';

let api: TestClub;
let kim: TestMember;
let osprey: BoatRecord;

beforeEach(async () => {
  api = await freshClub({ features: ['damage', 'notifications'] });
  await api.inClub(async () => {
    kim = await makeMember();
    await makeMember({ offices: ['boats'] });
    osprey = await makeBoat({ name: 'Osprey' });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const report = (key: string) =>
  api.call('POST', '/damage', {
    token: kim.token,
    key,
    body: {
      boat: String(osprey._id),
      kind: 'wear',
      parts: [],
      seat: null,
      severity: 'unfit',
      text: 'Hole in the bow',
      sortie: null,
    },
  });
const counts = async (): Promise<number[]> => {
  await workSettled();
  return api.inClub(() =>
    Promise.all([
      DamageModel.countDocuments(),
      NotificationModel.countDocuments(),
      DomainEventModel.countDocuments(),
    ]),
  );
};

test('rolls back a report whose key another process has used, and notifies no one', async () => {
  const create = jest.spyOn(AppliedWriteModel, 'create').mockImplementationOnce(() => {
    jest.spyOn(AppliedWriteModel, 'findOne').mockReturnValueOnce({
      session: () => ({
        lean: () => Promise.resolve({ ...(create.mock.calls[0]?.[0] as unknown as object[])[0] }),
      }),
    } as never);
    const about = { message: 'WriteConflict', code: 112, errorLabels: ['TransientTransactionError'] };
    throw new mongo.MongoServerError(about);
  });
  expect((await report(freshKey())).status).toBe(200);
  expect(await counts()).toEqual([0, 0, 0]);
});

test('stores a report and notifies once when a conflict makes it retry', async () => {
  jest.spyOn(AppliedWriteModel, 'create').mockImplementationOnce(() => {
    const about = { message: 'WriteConflict', code: 112, errorLabels: ['TransientTransactionError'] };
    throw new mongo.MongoServerError(about);
  });
  const key = freshKey();
  await report(key);
  await report(key);
  expect(await counts()).toEqual([1, 1, 0]);
});
