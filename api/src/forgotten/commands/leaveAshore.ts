import {
  FORGOTTEN_OFF,
  neverWentOut,
  NOT_FORGOTTEN,
  outingOf,
} from '@fleetwatch/contract/forgotten/messages';
import type { ForgottenOuting, LeftBody } from '@fleetwatch/contract/forgotten/wire';
import { Types, type ClientSession } from 'mongoose';
import { notify, settleLater } from '../../notifications/commands/notify.ts';
import { holdersOf } from '../../officers/officerDirectory.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { assertFeature } from '../../platform/club/features.ts';
import { applyOnce } from '../../platform/database/applyOnce.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { mailLater } from '../../platform/mail/mail.ts';
import { endOfLandedLater } from '../../safety/commands/endAlert.ts';
import { sortieNotFound } from '../../sorties/commands/findSortie.ts';
import { setFree } from '../../sorties/commands/leftOut.ts';
import { SortieModel, type SortieRecord } from '../../sorties/Sortie.ts';
import { assertCanLand } from '../../sorties/sortiePolicy.ts';
import { presentForgotten } from '../forgottenPresenter.ts';

const NEWS_MS = 7 * 24 * 3_600_000;

async function leave(
  { id, as }: LeftBody,
  actor: MemberActor,
  session: ClientSession,
): Promise<SortieRecord> {
  const sortie = await SortieModel.findById(id).session(session).lean<SortieRecord>();
  if (!sortie) throw sortieNotFound();
  assertCanLand(actor, sortie);
  if (sortie.landedAt || sortie.day >= clubDay()) throw new ApiError('not_forgotten', NOT_FORGOTTEN);
  const by = new Types.ObjectId(actor.id);
  if (sortie.isOut) await setFree(sortie._id, { as, by }, session);
  // Somebody has found it ashore before; that it never went out is known to its crew alone.
  else if (as === 'never' && sortie.left)
    await SortieModel.updateOne(
      { _id: sortie._id },
      { $set: { 'left.as': as, 'left.by': by }, $unset: { isAwaited: 1 } },
      { session },
    );
  const after = await SortieModel.findById(id).session(session).lean<SortieRecord>();
  if (!after) throw sortieNotFound();
  return after;
}

function tellLater({ _id, boatName, day, left }: SortieRecord): void {
  settleLater(`sortie ${String(_id)}`);
  if (left?.as !== 'never') return;
  mailLater(async () => {
    await notify({
      ...{ key: `never ${String(_id)}`, tag: `never ${String(_id)}`, category: 'stillOut' },
      to: (await holdersOf('records')).filter((id) => id !== String(left.by)),
      ...{ title: neverWentOut(boatName), body: outingOf(day, clubDay()), url: `/forgotten/${String(_id)}` },
      expiresAt: new Date(now().getTime() + NEWS_MS),
    });
  });
}

/**
 * Says that a boat of an earlier day is ashore, once per key: it may be launched, and stays to be landed for its miles, unless it
 * never went out (rule forgotten.ashore). 404 for an unknown sortie, 403 for others than its crew and coaches, 409 for one that
 * was landed or left today.
 */
export async function leaveAshore(
  body: LeftBody,
  actor: MemberActor,
  repeat: Repeatable | null,
): Promise<ForgottenOuting> {
  assertFeature('forgotten', FORGOTTEN_OFF);
  const all: SortieRecord[] = [];
  const answer = await applyOnce(repeat, async (session) => {
    const left = await leave(body, actor, session);
    all.push(left);
    return presentForgotten(left, actor);
  });
  const left = all.at(-1);
  if (left) {
    endOfLandedLater(left);
    tellLater(left);
  }
  return answer;
}
