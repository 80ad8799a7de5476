/** A tweet of the demo club's board; people are indexes into DEMO_MEMBERS. */
export interface DemoTweet {
  author: number;
  text: string;
  /** Age when the club is created; all within the week that the board shows. */
  minutesAgo: number;
  isHeadsUp?: boolean;
  /** Visible only to the author's user group. */
  isPrivate?: boolean;
  likedBy: readonly number[];
  replies?: readonly { author: number; text: string; minutesAgo: number }[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** The newest first. */
export const DEMO_TWEETS: readonly DemoTweet[] = [
  {
    author: 1,
    text: 'Tree trunk drifting below the railway bridge. Keep to the east arch.',
    minutesAgo: 2 * HOUR,
    isHeadsUp: true,
    likedBy: [0, 5, 12, 22, 31],
    replies: [{ author: 14, text: 'Saw it too. It is by the second buoy now.', minutesAgo: HOUR + 20 }],
  },
  {
    author: 23,
    text: 'Like glass this morning. Best row of the year.',
    minutesAgo: 4 * HOUR,
    likedBy: [0, 8, 17],
    replies: [
      { author: 8, text: 'And the rest of us were at our desks.', minutesAgo: 3 * HOUR },
      { author: 23, text: 'Same again tomorrow.', minutesAgo: 2 * HOUR + 30 },
    ],
  },
  {
    author: 0,
    text: 'Anyone for a double on Thursday? Bow seat is free.',
    minutesAgo: 7 * HOUR,
    likedBy: [],
  },
  {
    author: 2,
    text: 'Seat racing moves to Saturday. Bring water and a second shirt.',
    minutesAgo: DAY + 3 * HOUR,
    isPrivate: true,
    likedBy: [],
  },
  {
    author: 35,
    text: 'Lost: one gray cap, probably in the eight. Found: four left gloves.',
    minutesAgo: DAY + 9 * HOUR,
    likedBy: [4, 6, 41],
    replies: [{ author: 41, text: 'One of the gloves is mine.', minutesAgo: DAY + 8 * HOUR }],
  },
  {
    author: 3,
    text: 'The river is up a foot and a half: the low dock is under water. Launch from the high one.',
    minutesAgo: 2 * DAY,
    isHeadsUp: true,
    likedBy: [10, 11, 27],
  },
  {
    author: 18,
    text: 'Thank you to everyone who rigged on Sunday. Six boats in three hours!',
    minutesAgo: 2 * DAY + 5 * HOUR,
    likedBy: [0, 1, 3, 19, 20, 28],
  },
  {
    author: 44,
    text: 'First five miles in the single without a swim.',
    minutesAgo: 3 * DAY,
    likedBy: [1, 16, 33],
  },
  {
    author: 4,
    text: 'Erg evening on Wednesday at seven. Pyramids, as always.',
    minutesAgo: 4 * DAY,
    likedBy: [26],
  },
  {
    author: 51,
    text: 'The speaker in First Light crackles at full volume. Half is loud enough.',
    minutesAgo: 5 * DAY,
    likedBy: [],
  },
];
