import { addDays } from '@fleetwatch/contract/time/weeks';
import { ConfirmKeyModel } from '../../accounts/ConfirmKey.ts';
import { ResetKeyModel } from '../../accounts/ResetKey.ts';
import { SessionModel } from '../../accounts/Session.ts';
import { OnDeckModel } from '../../members/OnDeck.ts';
import { AuditEntryModel } from '../../platform/logging/AuditEntry.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { SortieModel } from '../../sorties/Sortie.ts';
import { TabletModel } from '../../tablets/Tablet.ts';

const DAY_MS = 86_400_000;

/** How long what serves no purpose any more is kept; the reasons are in docs/operating.md. */
export const KEPT_DAYS = {
  /** After they ended: whoever opens an old link is told that it has expired, and not that there is none such. */
  resetKeys: 1,
  deck: 7,
  /** As long as writes remember their answers (`AppliedWrite`). */
  landingKeys: 30,
  /** Three years: what a season's result may be disputed over. */
  audit: 3 * 365,
} as const;
/** Nights that may have been missed: sorties older than that were seen to. */
const LOOK_BACK_DAYS = 60;

/** How many of each were forgotten. */
export type Forgotten = Record<
  'resetKeys' | 'sessions' | 'pairingCodes' | 'deck' | 'landingKeys' | 'audit',
  number
>;

const daysAgo = (days: number): Date => new Date(now().getTime() - days * DAY_MS);

/** What repeats of launches and landings were known by, earlier notes among it. */
async function forgetLandingKeys(): Promise<number> {
  const until = addDays(clubDay(), -KEPT_DAYS.landingKeys);
  const { modifiedCount } = await SortieModel.updateMany(
    {
      day: { $gte: addDays(until, -LOOK_BACK_DAYS), $lt: until },
      landedAt: { $ne: null },
      $or: [{ 'applied.0': { $exists: true } }, { requestKey: { $exists: true } }],
    },
    { $set: { applied: [] }, $unset: { requestKey: 1, requestHash: 1 } },
  );
  return modifiedCount;
}

/** Of passwords and of addresses. */
async function forgetMailedKeys(): Promise<number> {
  const old = { expiresAt: { $lt: daysAgo(KEPT_DAYS.resetKeys) } };
  const forgotten = [await ResetKeyModel.deleteMany(old), await ConfirmKeyModel.deleteMany(old)];
  return forgotten.reduce((count, { deletedCount }) => count + deletedCount, 0);
}

/** Removes what the current club has no reason to keep any longer; done twice it removes nothing more. */
export async function forgetOld(): Promise<Forgotten> {
  const [resetKeys, sessions, pairingCodes, deck, audit] = await Promise.all([
    forgetMailedKeys(),
    SessionModel.deleteMany({ expiresAt: { $lt: now() } }),
    TabletModel.deleteMany({ pairedAt: null, codeExpiresAt: { $lt: now() } }),
    OnDeckModel.deleteMany({ since: { $lt: daysAgo(KEPT_DAYS.deck) } }),
    AuditEntryModel.deleteMany({ at: { $lt: daysAgo(KEPT_DAYS.audit) } }),
  ]);
  return {
    resetKeys,
    sessions: sessions.deletedCount,
    pairingCodes: pairingCodes.deletedCount,
    deck: deck.deletedCount,
    landingKeys: await forgetLandingKeys(),
    audit: audit.deletedCount,
  };
}
