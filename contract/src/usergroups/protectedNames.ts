/** User groups that may not be deleted (rule group.protected); a demo club starts with them. */
export const PROTECTED_USER_GROUPS = [
  'Open Men',
  'Open Women',
  'Master Men',
  'Master Women',
  'Summer Juniors',
  'Scullers',
  'HPG',
  'Unaffiliated',
] as const;
