import { AlertModel } from '../Alert.ts';
import { now } from '../../platform/club/clock.ts';

/**
 * Deletes people and texts of alerts that ended before an instant; times and outcome stay (rule
 * safety.forget). Safe to repeat.
 * @returns the number of alerts
 */
export async function forgetAlerts(before: Date): Promise<number> {
  const { modifiedCount } = await AlertModel.updateMany(
    { closedAt: { $lt: before }, forgottenAt: null },
    {
      $set: {
        launcher: null,
        acknowledged: null,
        told: [],
        forgottenAt: now(),
        'lines.$[].by': null,
        'lines.$[].note': '',
        'steps.$[].by': null,
        'steps.$[].note': '',
      },
      $unset: { clothing: 1 },
    },
  );
  return modifiedCount;
}
