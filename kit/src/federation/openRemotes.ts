/**
 * A watchdog for remotes that compute without end: all run in one page, so such a page hangs until it is reloaded. The names of
 * the visible remotes are in `sessionStorage` for as long as the page is visible. A page that ends in the usual way removes
 * them; a remote whose name the next page of the tab finds there hung, and stays closed until its user tries it again (rule
 * portal.hung).
 */
const KEY = 'fwo:open';

function read(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function write(names: readonly string[]): void {
  try {
    if (names.length > 0) sessionStorage.setItem(KEY, JSON.stringify(names));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is no watchdog.
  }
}

// A browser short of memory discards a page without notice.
const wasDiscarded = 'wasDiscarded' in document && document.wasDiscarded === true;
const hung = new Set(wasDiscarded ? [] : read());
write([]);

/** Currently visible; the same remote may be there twice, as a screen and as a part. */
const open: string[] = [];
const mark = () => write(document.visibilityState === 'visible' ? [...new Set(open)] : []);

addEventListener('pagehide', () => write([]));
addEventListener('pageshow', mark);
document.addEventListener('visibilitychange', mark);

/** Whether the previous page of the tab hung while it showed this remote. */
export const isHung = (name: string): boolean => hung.has(name);

/** Records that the user wants to see it anyway. */
export function forgiveHung(name: string): void {
  hung.delete(name);
}

/** Records that a remote is visible. Returns the function that removes the record. */
export function watchOpen(name: string): () => void {
  open.push(name);
  mark();
  return () => {
    open.splice(open.indexOf(name), 1);
    mark();
  };
}
