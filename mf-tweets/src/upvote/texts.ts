export const LIKED_OLD_TWEET = 'You liked this tweet. It is more than a week old and no longer shown.';
export const ALL_TWEETS = 'All tweets';
export const TWEET = 'Tweet';
