import { ConfirmKeyModel } from '../ConfirmKey.ts';
import { ResetKeyModel } from '../ResetKey.ts';

/** Deletes keys of passwords and addresses that expired before. */
export async function forgetMailedKeys(before: Date): Promise<number> {
  const old = { expiresAt: { $lt: before } };
  const forgotten = [await ResetKeyModel.deleteMany(old), await ConfirmKeyModel.deleteMany(old)];
  return forgotten.reduce((count, { deletedCount }) => count + deletedCount, 0);
}
