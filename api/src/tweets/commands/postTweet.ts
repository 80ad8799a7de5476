import { PICTURE_MISSING, REPLY_TO_REPLY, UNSUPPORTED_TYPE } from '@fleetwatch/contract/tweets/messages';
import { picturesRule, tweetTextRule } from '@fleetwatch/contract/tweets/rules';
import type { TweetPicture } from '@fleetwatch/contract/tweets/wire';
import { Types, type ClientSession } from 'mongoose';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { findMember } from '../../members/memberDirectory.ts';
import { ApiError, refuseFields } from '../../platform/errors.ts';
import { isWhatItSays } from '../../platform/storage/sniffType.ts';
import { mediaStorage } from '../../platform/storage/mediaStorage.ts';
import { findTweet } from '../audience.ts';
import { TweetModel, type TweetRecord } from '../Tweet.ts';

export interface NewTweet {
  /** Member id. */
  author: string;
  text: string;
  isPrivate: boolean;
  isHeadsUp: boolean;
  pictures: readonly TweetPicture[];
  postedAt: Date;
}

/** Key of an attachment in the storage. */
export const pictureKey = (s3folder: string, { name, type }: Pick<TweetPicture, 'name' | 'type'>): string =>
  `${s3folder}/tweets/${name}.${type}`;

/** Each attachment must have been uploaded, and be what its type says: a bucket takes what it is sent. */
async function refusePicture(key: string, { type }: TweetPicture): Promise<void> {
  const media = await mediaStorage();
  const head = await media.readHead(key);
  if (!head) throw new ApiError('invalid:pictures', PICTURE_MISSING);
  if (isWhatItSays(type, head)) return;
  await media.remove([key]);
  throw new ApiError('invalid:pictures', UNSUPPORTED_TYPE);
}

/** Refuses text or attachments; before the transaction, as it looks into the storage. */
export async function refuseTweet({ text, pictures }: Pick<NewTweet, 'text' | 'pictures'>): Promise<void> {
  refuseFields({ description: tweetTextRule(pictures.length)(text), pictures: picturesRule(pictures) });
  const { s3folder } = await currentClubRecord();
  for (const picture of pictures) await refusePicture(pictureKey(s3folder, picture), picture);
}

async function insert(
  tweet: Partial<TweetRecord> & Pick<TweetRecord, 'author' | 'postedAt'>,
  session: ClientSession,
): Promise<TweetRecord> {
  const [created] = await TweetModel.create([tweet], { session });
  if (!created) throw new Error('A created tweet is one.');
  return created.toObject();
}

/** Posts a tweet that `refuseTweet` has let pass, for everyone or for the author's user group. */
export async function postTweet(tweet: NewTweet, session: ClientSession): Promise<TweetRecord> {
  const author = await findMember(tweet.author);
  return insert(
    {
      author: author._id,
      audience: tweet.isPrivate ? author.group : null,
      text: tweet.text.trim(),
      isHeadsUp: tweet.isHeadsUp,
      pictures: [...tweet.pictures],
      postedAt: tweet.postedAt,
    },
    session,
  );
}

export interface NewReply {
  author: string;
  text: string;
  /** Tweet id. */
  replyTo: string;
  postedAt: Date;
}

/** Answers a tweet, for those who may read it. 404 unknown, 422 when it is a reply itself (member-operations §4). */
export async function replyToTweet(reply: NewReply, session: ClientSession): Promise<TweetRecord> {
  const answered = await findTweet(reply.replyTo, reply.author, session);
  if (answered.replyTo) throw new ApiError('invalid:replyto', REPLY_TO_REPLY);
  return insert(
    {
      author: new Types.ObjectId(reply.author),
      audience: answered.audience,
      text: reply.text.trim(),
      replyTo: answered._id,
      postedAt: reply.postedAt,
    },
    session,
  );
}
