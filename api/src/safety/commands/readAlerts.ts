import type { AlertsAnswer } from '@fleetwatch/contract/safety/wire';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { readRecipients } from '../../notifications/commands/readReach.ts';
import { now } from '../../platform/club/clock.ts';
import { secondsSinceTurn } from '../../scheduler/lease.ts';
import { AlertModel, type AlertRecord } from '../Alert.ts';
import { alertTag } from './endAlert.ts';
import { presentAlert } from '../safetyPresenter.ts';

/** Number of ended alerts in one answer. */
const OVER_SHOWN = 50;

/** Reads the open alerts, then the latest ended ones, and when the checks last ran (rule safety.alerts). */
export async function readAlerts(): Promise<AlertsAnswer> {
  const [open, over, members, silentFor] = await Promise.all([
    AlertModel.find({ closedAt: null }).sort({ _id: 1 }).lean<AlertRecord[]>(),
    AlertModel.find({ closedAt: { $ne: null } })
      .sort({ closedAt: -1, _id: 1 })
      .limit(OVER_SHOWN)
      .lean<AlertRecord[]>(),
    memberDirectory.get(),
    secondsSinceTurn(),
  ]);
  const recipients = await readRecipients(open.map(({ sortie }) => alertTag(sortie)));
  return {
    results: [
      ...open.map((alert) => ({
        ...presentAlert(alert, members),
        recipients: [...(recipients.get(alertTag(alert.sortie)) ?? [])],
      })),
      ...over.map((alert) => presentAlert(alert, members)),
    ],
    checked: now().getTime() - silentFor * 1_000,
  };
}
