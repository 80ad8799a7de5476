import { ConfirmKeyModel } from '../ConfirmKey.ts';
import { ResetKeyModel } from '../ResetKey.ts';

/** Deletes keys for passwords and addresses that expired before an instant. */
export async function forgetMailedKeys(before: Date): Promise<number> {
  const old = { expiresAt: { $lt: before } };
  const forgotten = [await ResetKeyModel.deleteMany(old), await ConfirmKeyModel.deleteMany(old)];
  return forgotten.reduce((count, { deletedCount }) => count + deletedCount, 0);
}
