import { PICTURE_MISSING, REPLY_TO_REPLY } from '@fleetwatch/contract/tweets/texts';
import { picturesRule, tweetTextRule } from '@fleetwatch/contract/tweets/rules';
import type { TweetPicture } from '@fleetwatch/contract/tweets/wire';
import { Types, type ClientSession } from 'mongoose';
import { findUpload, receivedObject } from '../../media/commands/uploads.ts';
import { findMember } from '../../members/memberDirectory.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import { findTweet } from '../audience.ts';
import { type StoredPicture, TweetModel, type TweetRecord, storedNameIn } from '../Tweet.ts';

export interface NewTweet {
  /** Member id. */
  author: string;
  text: string;
  isPrivate: boolean;
  isHeadsUp: boolean;
  pictures: readonly StoredPicture[];
  postedAt: Date;
}

/** Storage key of an attachment. */
export const pictureKey = (s3folder: string, picture: StoredPicture): string =>
  `${s3folder}/tweets/${storedNameIn(picture)}.${picture.type}`;

/** Attaches an upload, which its author must have made for a tweet. */
async function attach(author: string, picture: TweetPicture): Promise<StoredPicture> {
  const upload = await findUpload(author, { folder: 'tweets', name: picture.name, type: picture.type });
  if (!upload || !(await receivedObject(upload).catch(refusePicture))) {
    throw new ApiError('invalid:pictures', PICTURE_MISSING);
  }
  return { ...picture, storedAs: upload.storedAs };
}

/** Refuses a picture. A bucket accepts any content, so a file's type may be refused only now. */
function refusePicture(error: unknown): never {
  throw error instanceof ApiError && error.code === 'invalid:file'
    ? new ApiError('invalid:pictures', error.message)
    : error;
}

/**
 * Refuses invalid text or attachments. Runs before the transaction, because it reads the storage.
 * @returns the attachments as stored
 */
export async function checkTweet({
  author,
  text,
  pictures,
}: Pick<NewTweet, 'author' | 'text'> & { pictures: readonly TweetPicture[] }): Promise<StoredPicture[]> {
  refuseFields({ description: tweetTextRule(pictures.length)(text), pictures: picturesRule(pictures) });
  const attached: StoredPicture[] = [];
  for (const picture of pictures) attached.push(await attach(author, picture));
  return attached;
}

async function insert(
  tweet: Partial<TweetRecord> & Pick<TweetRecord, 'author' | 'postedAt'>,
  session: ClientSession,
): Promise<TweetRecord> {
  const [created] = await TweetModel.create([tweet], { session });
  if (!created) throw new Error('A created tweet is one.');
  return created.toObject();
}

/** Posts a tweet that `checkTweet` has accepted, for everyone or for the author's user group. */
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

/**
 * Replies to a tweet; those who may read the tweet may read the reply. 404 for an unknown tweet, 422 for a reply
 * (rule tweet.reply).
 */
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
