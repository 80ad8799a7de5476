import { ResetKeyModel } from '../accounts/ResetKey.ts';
import { SessionModel } from '../accounts/Session.ts';
import { BoatModel } from '../boats/Boat.ts';
import type { MemberRecord } from '../members/Member.ts';
import { OnDeckModel } from '../members/OnDeck.ts';
import { now } from '../platform/clock.ts';
import { PlanModel } from '../plans/Plan.ts';
import { SortieModel } from '../sorties/Sortie.ts';
import { TotalModel } from '../sorties/Total.ts';
import { TabletModel } from '../tablets/Tablet.ts';
import { TweetModel } from '../tweets/Tweet.ts';
import { TweetLikeModel } from '../tweets/TweetLike.ts';
import { WorkoutModel } from '../workouts/Workout.ts';

/** Kept for the machine's own use: digests that say nothing about anybody. */
const MACHINE = [
  'club',
  'nameKey',
  'emailKey',
  'requestKey',
  'requestHash',
  'applied',
  'keyHash',
  'codeHash',
  'usedBy',
  'slot',
];

const SECRET = { passwordHash: 'kept as an argon2id hash' };

function readable(documents: readonly object[]): object[] {
  return documents.map((document) =>
    Object.fromEntries(Object.entries(document).filter(([field]) => !MACHINE.includes(field))),
  );
}

/** Everything that is kept about a member of the current club, to be given to them (JSON with what it is called here). */
export async function exportMember(member: MemberRecord): Promise<object> {
  const { _id } = member;
  const logs = await BoatModel.find({ log: { $ne: '' } })
    .select('name log')
    .lean();
  const inLogs = logs.flatMap(({ name, log }) =>
    log
      .split('\n')
      .filter((line) => line.includes(member.name))
      .map((line) => ({ boat: name, line })),
  );
  return {
    exportedAt: now().toISOString(),
    account: { ...readable([member])[0], ...SECRET },
    devicesSignedIn: readable(
      await SessionModel.find({ member: _id }).select('startedAt expiresAt revokedAt').lean(),
    ),
    passwordResets: readable(await ResetKeyModel.find({ member: _id }).select('expiresAt usedAt').lean()),
    onDeck: readable(await OnDeckModel.find({ member: _id }).lean()),
    ownBoats: readable(await BoatModel.find({ owner: _id }).lean()),
    inCaptainsLogs: inLogs,
    sorties: readable(
      await SortieModel.find({ $or: [{ launcher: _id }, { crew: _id }, { owner: _id }] })
        .sort({ launchedAt: 1, _id: 1 })
        .lean(),
    ),
    figures: readable(
      await TotalModel.find({ kind: 'member', subject: _id }).sort({ season: 1, _id: 1 }).lean(),
    ),
    plans: readable(
      await PlanModel.find({ $or: [{ author: _id }, { crew: _id }] })
        .sort({ launchAt: 1, _id: 1 })
        .lean(),
    ),
    workoutsPosted: readable(await WorkoutModel.find({ agent: _id }).sort({ postedAt: 1, _id: 1 }).lean()),
    tabletsPaired: readable(await TabletModel.find({ pairedBy: _id }).sort({ pairedAt: 1, _id: 1 }).lean()),
    tweets: readable(await TweetModel.find({ author: _id }).sort({ postedAt: 1, _id: 1 }).lean()),
    likes: readable(await TweetLikeModel.find({ member: _id }).sort({ _id: 1 }).lean()),
  };
}
