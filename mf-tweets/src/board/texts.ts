export const mediaLabel = (isMovie: boolean, number: number, count: number, author: string): string =>
  `${isMovie ? 'Movie' : 'Picture'} ${number} of ${count} by ${author}`;
export const tweetDeletion = (author: string): string =>
  `${author}'s tweet is deleted for everyone, with its replies, likes and pictures.`;
export const DELETE_TWEET = 'Delete tweet';
export const SWIPE_HINT = 'Swipe a tweet to the left or press its arrow to reply or like.';
export const TWEETS = 'Tweets';
export const AUDIENCE_TABS = 'Tweet for';
export const REPLY = 'Reply';
export const NO_HEADS_UPS = 'No heads-ups.';
export const NO_GROUP_TWEETS = 'No tweets for your group only. Write the first one above.';
export const HEADS_UP = 'Heads up';
export const EVERYONE = 'Everyone';
export const MY_GROUP = 'My group';
export const PICK_A_TWEET = 'Swipe a tweet or press its arrow, then choose Reply.';
export const WHOLE_WEEK = 'The whole week';
export const TRY_AGAIN = 'Try again';
export const NO_TWEETS_TODAY = 'No tweets today. Write the first one above.';
export const NO_TWEETS_THIS_WEEK = 'No tweets this week. Write the first one above.';
export const DELETE = 'Delete';
export const LIKE = 'Like';
export const LIKED = 'Liked';
/** Read out after the number of likes. */
export const likesText = (count: number, isMine: boolean): string =>
  `${count === 1 ? 'like' : 'likes'}${isMine ? ', including yours' : ''}`;
export const TWEET_TAB = 'Tweet:';
