/**
 * Members on deck when the demo club is created, by the members' order, and minutes since they arrived; none of them is on
 * the water.
 */
export const DEMO_ON_DECK = [
  { person: 24, minutesAgo: 21 },
  { person: 33, minutesAgo: 12 },
  { person: 45, minutesAgo: 4 },
] as const;
