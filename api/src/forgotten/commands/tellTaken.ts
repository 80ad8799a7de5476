import { howFarOn, wasTaken } from '@fleetwatch/contract/forgotten/messages';
import { LEFT_OUT } from '@fleetwatch/contract/forgotten/wire';
import { notify } from '../../notifications/commands/notify.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { mailLater } from '../../platform/mail/mail.ts';
import { endOfLandedLater } from '../../safety/commands/endAlert.ts';
import { SortieModel, type SortieRecord } from '../../sorties/Sortie.ts';

const NEWS_MS = 7 * 24 * 3_600_000;

async function tellTaken(id: string, taker: string): Promise<void> {
  const before = await SortieModel.findById(id).lean<SortieRecord>();
  if (!before?.left || before.landedAt) return;
  endOfLandedLater(before);
  await notify({
    ...{ key: `taken ${id}`, tag: `sortie ${id}`, category: 'stillOut', url: `/forgotten/${id}` },
    to: [String(before.launcher)].filter((launcher) => launcher !== taker),
    ...{ title: wasTaken(before.boatName), body: howFarOn(before.day, clubDay()) },
    expiresAt: new Date(now().getTime() + NEWS_MS),
  });
}

/** After the answer, tells the last launcher, who has not landed the boat, that it was taken out again (rule forgotten.next). */
export function tellTakenLater({ launcher, rulesTaken = [] }: SortieRecord): void {
  const id = rulesTaken.find(({ code }) => code === LEFT_OUT)?.subjectIds[1];
  if (id !== undefined) mailLater(() => tellTaken(id, String(launcher)));
}
