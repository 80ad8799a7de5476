import { paletteKey } from './paletteKey.ts';

export const CROPPING = 'Cropping a picture';
export const WEEK_OF_PLANS = 'Week view of Plans';
export const CREW_SEATS = 'Crew seats';
export const SLIDERS = 'Sliders';
export const TABS_DAYS_CHARTS = 'Tabs, days and charts';
export const SWIPEABLE_ROWS = 'Swipeable rows';
export const TABLES = 'Tables';
export const GO_TO_PAGE = 'Go to a page: press one key, then the other';
export const EVERYWHERE = 'Everywhere';
export const CLOSE = 'Close';
export const KEYBOARD = 'Keyboard';
export const FIND_ANYTHING = 'Find a page, person or boat';
export const TRY_AGAIN = 'Try again';
export const LOADING_INDEX = 'Loading people and boats…';
export const RESULTS = 'Results';
export const FIND = 'Find';
export const nothingLoadedMatches = (typed: string): string => `Nothing loaded so far matches “${typed}”.`;
export const noMatches = (typed: string): string => `No pages, people or boats match “${typed}”.`;
export const PAGES = 'Pages';
export const PEOPLE = 'People';
export const BOATS = 'Boats';
export const RECENT = 'Recent';
/** 'Quad 4x, dry-docked' */
export const boatDetail = (className: string, isActive: boolean): string =>
  isActive ? className : `${className}, dry-docked`;
/** Read out while typing. */
export const foundText = (count: number): string => `${count} found`;

/** Keys, each on its own cap, and their effects. */
export type KeyRow = readonly [keys: readonly string[], effect: string];

export const EVERYWHERE_KEYS: readonly KeyRow[] = [
  [[paletteKey], FIND_ANYTHING],
  [['/'], 'Search the list on the screen, or open Find'],
  [['?'], 'Show all keys'],
  [['Esc'], 'Close what is open'],
];

export const TABLE_KEYS: readonly KeyRow[] = [
  [['↑', '↓'], 'Move between rows'],
  [['Page Up', 'Page Down'], 'Move ten rows'],
  [['Home', 'End'], 'Go to the first or last row'],
  [['Enter'], 'Open the row'],
  [['Esc'], 'Close details'],
];

export const SWIPE_KEYS: readonly KeyRow[] = [
  [['←'], "Show the row's actions"],
  [['→', 'Esc'], 'Hide the actions'],
];

export const TAB_KEYS: readonly KeyRow[] = [
  [['←', '→'], 'Move'],
  [['Home', 'End'], 'Go to the first or last one'],
  [['Enter'], 'Choose'],
];

export const SLIDER_KEYS: readonly KeyRow[] = [
  [['←', '→'], 'Move'],
  [['End'], 'Move to the end'],
  [['Enter'], 'Confirm, at the end'],
];

export const WEEK_KEYS: readonly KeyRow[] = [
  [['←', '→', '↑', '↓'], 'Move between half hours'],
  [['Home', 'End'], 'Go to the first or last day'],
  [['Shift', '↑', '↓'], 'Select a longer time'],
  [['Enter'], 'Start a new plan at that time'],
  [['Esc'], 'Clear the selection'],
];

export const SEAT_KEYS: readonly KeyRow[] = [
  [['Space'], 'Pick up or drop the rower'],
  [['↑', '↓'], 'Move the rower to another seat'],
  [['Esc'], 'Cancel'],
];

export const CROP_KEYS: readonly KeyRow[] = [
  [['←', '→', '↑', '↓'], 'Move the square'],
  [['+', '-'], 'Resize the square'],
];

/** Names of the symbols on keys; a screen reader may not know them. */
export const SPOKEN_KEYS: Readonly<Record<string, string>> = {
  '↑': 'Arrow up',
  '↓': 'Arrow down',
  '←': 'Arrow left',
  '→': 'Arrow right',
  '/': 'Slash',
  '?': 'Question mark',
  '+': 'Plus',
  '-': 'Minus',
};
