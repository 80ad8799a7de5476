/** RTK Query tags by noun; endpoints of remotes provide and invalidate these (docs/architecture.md). */
export const TAG_TYPES = [
  'Activity',
  'Agents',
  'Boats',
  'Club',
  'FleetGroups',
  'Members',
  'OnDeck',
  'Plans',
  'Sessions',
  'Sorties',
  'Statistics',
  'Tablets',
  'Tweets',
  'UserGroups',
  'Workouts',
  'WorkoutTypes',
] as const;

export type TagType = (typeof TAG_TYPES)[number];
