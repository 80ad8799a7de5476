import type { MemberRecord } from '@fleetwatch/api/members/Member';
import { now } from '@fleetwatch/api/platform/club/clock';
import { TweetModel } from '@fleetwatch/api/tweets/Tweet';
import { TweetLikeModel } from '@fleetwatch/api/tweets/TweetLike';
import { DEMO_TWEETS } from './board.ts';

const MINUTE_MS = 60_000;

/** Fills the club's board with a week of tweets, replies, heads-ups and likes. */
export async function addDemoBoard(members: readonly MemberRecord[]): Promise<void> {
  const memberAt = (index: number): MemberRecord => {
    const member = members[index];
    if (!member) throw new Error('The demo club has too few members.');
    return member;
  };
  const before = (minutes: number): Date => new Date(now().getTime() - minutes * MINUTE_MS);

  for (const { author, text, minutesAgo, isHeadsUp, isPrivate, likedBy, replies = [] } of DEMO_TWEETS) {
    const writer = memberAt(author);
    const audience = isPrivate ? writer.group : null;
    const tweet = await TweetModel.create({
      author: writer._id,
      audience,
      text,
      isHeadsUp: isHeadsUp ?? false,
      likes: likedBy.length,
      postedAt: before(minutesAgo),
    });
    await TweetLikeModel.insertMany(
      likedBy.map((index) => ({ member: memberAt(index)._id, tweet: tweet._id })),
    );
    await TweetModel.insertMany(
      replies.map((reply) => ({
        author: memberAt(reply.author)._id,
        audience,
        text: reply.text,
        replyTo: tweet._id,
        postedAt: before(reply.minutesAgo),
      })),
    );
  }
}
