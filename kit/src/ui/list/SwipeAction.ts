export type SwipeActionTone = 'water' | 'cedar' | 'green' | 'amber' | 'red';

/** One of the things that can be done with a row: revealed by a swipe and by the row's chevron alike. */
export interface SwipeAction {
  key: string;
  label: string;
  tone?: SwipeActionTone;
  /** What it does; the row closes. */
  onSelect?: () => void;
  /** Instead: a page elsewhere that it opens in a new tab. */
  href?: string;
  /** Instead: another screen of the portal. */
  to?: string;
  isDisabled?: boolean;
}
