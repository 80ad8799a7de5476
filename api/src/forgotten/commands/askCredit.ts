import { asksForCredit, outingOf } from '@fleetwatch/contract/forgotten/messages';
import { Types } from 'mongoose';
import { notify } from '../../notifications/commands/notify.ts';
import { coachIds } from '../../officers/officerDirectory.ts';
import type { LandingActor, MemberActor } from '../../platform/auth/tokens.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { mailLater } from '../../platform/mail/mail.ts';
import { isUncredited } from '../../sorties/credits.ts';
import type { SortieRecord } from '../../sorties/Sortie.ts';

const NEWS_MS = 7 * 24 * 3_600_000;

interface Asking {
  asksCredit?: boolean | undefined;
  lander?: MemberActor | LandingActor;
}

/** What a landing that asks to count leaves with its sortie; nothing for one that counts anyway, or was asked for before. */
export function askCredit(
  { asksCredit, lander }: Asking,
  landed: SortieRecord,
): Pick<SortieRecord, 'creditAsked'> {
  if (!asksCredit || !lander || !isUncredited(landed) || landed.creditAsked || !usesFeature('forgotten'))
    return {};
  return { creditAsked: { by: new Types.ObjectId(lander.id), at: now() } };
}

/** Tells coaches of a late landing that asks to count, once, after the answer (rule forgotten.credit). */
export function tellAskedLater(landed: SortieRecord): void {
  const { _id, boatName, day, creditAsked } = landed;
  if (!creditAsked || !isUncredited(landed)) return;
  mailLater(async () => {
    const to = (await coachIds()).filter((id) => id !== String(creditAsked.by));
    await notify({
      ...{ key: `asks-credit ${String(_id)}`, tag: `credit ${String(_id)}`, category: 'stillOut', to },
      ...{ title: asksForCredit(boatName), body: outingOf(day, clubDay()) },
      ...{ url: `/forgotten/${String(_id)}`, expiresAt: new Date(now().getTime() + NEWS_MS) },
    });
  });
}
