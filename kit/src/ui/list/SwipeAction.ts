// @inner

import type { IconName } from '../../art/Icon.tsx';

export type SwipeActionTone = 'water' | 'cedar' | 'green' | 'amber' | 'red';

/** An action of a row, revealed by a swipe and by the row's chevron; a table shows it at the row's right. */
export interface SwipeAction {
  key: string;
  label: string;
  /** Shown by a table, whose actions have no room for words. */
  icon?: IconName;
  tone?: SwipeActionTone;
  /** Shown only to explain why it is not available to this member. */
  isMuted?: boolean;
  /** The action; the row closes. */
  onSelect?: () => void;
  /** Instead of `onSelect`: an external page, opened in a new tab. */
  href?: string;
  /** Instead of `onSelect`: another screen of the portal. */
  to?: string;
  isDisabled?: boolean;
}
