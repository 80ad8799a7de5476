export { TweetsScreen } from './board/TweetsScreen.tsx';
export { TweetPanel } from './board/TweetPanel.tsx';
export { UpvoteScreen } from './upvote/UpvoteScreen.tsx';
export { PictureViewerScreen } from './viewer/PictureViewerScreen.tsx';
