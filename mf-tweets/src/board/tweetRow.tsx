import styled from 'styled-components';
import { SWIPE_WITH_REPLY_PX, SWIPE_WITHOUT_REPLY_PX } from '@fleetwatch/contract/tweets/limits';
import { shortTime } from '@fleetwatch/contract/time/localText';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { LinkedText } from '@fleetwatch/kit/ui/layout/LinkedText';
import { dayText } from '@fleetwatch/contract/time/dayText';
import type { SwipeAction } from '@fleetwatch/kit/ui/list/SwipeAction.ts';
import type { SwipeRow } from '@fleetwatch/kit/ui/list/SwipeRowView';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { Thumbnails } from './Thumbnails.tsx';
import type { PlacedTweet } from './threads.ts';
import { DELETE, HEADS_UP, LIKE, LIKED, likesText, MY_GROUP, REPLY } from './texts.ts';

export interface TweetActions {
  reply: (tweet: Tweet) => void;
  like: (tweet: Tweet) => void;
  remove: (tweet: Tweet) => void;
  /** The member's own tweets; for a coach, any. */
  mayRemove: (tweet: Tweet) => boolean;
}

const PICTURE_PX = 48;
const REPLY_PICTURE_PX = 32;

const Facts = styled.span`
  display: grid;
  color: var(--ink);
  font-size: 1rem;
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s3);
  color: var(--muted);
  font-size: var(--text-s);
  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--s1);
  }
`;

/* Indented by the width of the tweet's own picture. */
const ReplyPicture = styled.span`
  display: block;
  padding-left: var(--s5);
`;

const timeOf = ({ date }: Tweet) => `${dayText(date)}, ${shortTime(date)}`;

function actionsFor(tweet: Tweet, actions: TweetActions): SwipeAction[] {
  const reply: SwipeAction = {
    key: 'reply',
    label: REPLY,
    tone: 'water',
    onSelect: () => actions.reply(tweet),
  };
  const like: SwipeAction = tweet.liked
    ? { key: 'like', label: LIKED, tone: 'cedar', isDisabled: true }
    : { key: 'like', label: LIKE, tone: 'cedar', onSelect: () => actions.like(tweet) };
  const remove: SwipeAction = {
    key: 'remove',
    label: DELETE,
    tone: 'red',
    onSelect: () => actions.remove(tweet),
  };
  return [...(tweet.replyto === null ? [reply] : []), like, ...(actions.mayRemove(tweet) ? [remove] : [])];
}

/**
 * The row of a tweet with its actions: only top-level tweets can be answered, and each liked once (rules tweet.reply,
 * tweet.like).
 */
export function tweetRow({ tweet, isReply }: PlacedTweet, actions: TweetActions): SwipeRow {
  const { _id, user, pic, description, upvote, liked } = tweet;
  const picture = <Avatar name={user} src={pic} size={isReply ? REPLY_PICTURE_PX : PICTURE_PX} />;
  return {
    key: _id,
    name: user,
    spokenName: `${user}, ${timeOf(tweet)}`,
    reachPx: tweet.replyto === null ? SWIPE_WITH_REPLY_PX : SWIPE_WITHOUT_REPLY_PX,
    picture: isReply ? <ReplyPicture>{picture}</ReplyPicture> : picture,
    facts: (
      <Facts>
        {description === '' ? null : <LinkedText>{description}</LinkedText>}
        <Thumbnails tweet={tweet} />
        <Line>
          <span>{timeOf(tweet)}</span>
          {isReply ? <span>{REPLY}</span> : null}
          {tweet.headsup ? (
            <span>
              <Icon name="warning" size={16} /> {HEADS_UP}
            </span>
          ) : null}
          {tweet.private ? (
            <span>
              <Icon name="person" size={16} /> {MY_GROUP}
            </span>
          ) : null}
          {upvote > 0 ? (
            <span>
              <Icon name="heart" size={16} /> {upvote}
              <VisuallyHidden> {likesText(upvote, liked)}</VisuallyHidden>
            </span>
          ) : null}
        </Line>
      </Facts>
    ),
    actions: actionsFor(tweet, actions),
  };
}
