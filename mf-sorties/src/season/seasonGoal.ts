const GOAL_KEY = 'fwo:season-goal';
/** Higher than anyone rows in a year. */
export const GOAL_MAX = 20_000;
export const GOAL_TEXT = 'A goal is a whole number of miles up to 20,000.';

/** A typed goal in miles; null when empty, undefined when it is invalid. */
export function parseGoal(text: string): number | null | undefined {
  const digits = text.trim().replaceAll(',', '');
  if (digits === '' || digits === '0') return null;
  const miles = Number(digits);
  return /^\d+$/.test(digits) && miles <= GOAL_MAX ? miles : undefined;
}

/** The member's goal for a season in miles, stored on this device; null without one. */
export function readGoal(memberId: string): number | null {
  try {
    return parseGoal(localStorage.getItem(`${GOAL_KEY}:${memberId}`) ?? '') ?? null;
  } catch {
    // Storage may be refused: then there is no goal.
    return null;
  }
}

/** Stores the goal on this device; without storage it lasts until the page is left. */
export function saveGoal(memberId: string, miles: number | null): void {
  try {
    if (miles === null) localStorage.removeItem(`${GOAL_KEY}:${memberId}`);
    else localStorage.setItem(`${GOAL_KEY}:${memberId}`, String(miles));
  } catch {
    // Storage may be refused.
  }
}
