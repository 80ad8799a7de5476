/** Who waits on deck when the demo club is made, by the members' order, and minutes since they came: none of them is out. */
export const DEMO_ON_DECK = [
  { person: 24, minutesAgo: 21 },
  { person: 33, minutesAgo: 12 },
  { person: 45, minutesAgo: 4 },
] as const;
