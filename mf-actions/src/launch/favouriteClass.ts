/** The latest launched class on this device: the Launch tab opens with it, so that the usual boat is three taps away. */
const STORAGE_KEY = 'fwo:boat-class';

/** Its moniker, '' before the first. */
export function readFavouriteClass(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepFavouriteClass(moniker: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, moniker);
  } catch {
    // Storage may be full or refused: the next launch then takes one more tap.
  }
}
