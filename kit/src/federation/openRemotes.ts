/**
 * A watchdog for remotes that compute without end: all run in one page, so such a page stands still until it is reloaded. The
 * names of the remotes in sight are in `sessionStorage` for as long as the page is visible. A page that ends in the usual way
 * takes them out; what the next page of the tab finds there hung, and stays closed until its user tries it again
 * (rule portal.hung).
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

// A browser that was short of memory discards a page without telling it.
const wasDiscarded = 'wasDiscarded' in document && document.wasDiscarded === true;
const hung = new Set(wasDiscarded ? [] : read());
write([]);

/** In sight now; the same remote may be there twice, as a screen and as a part. */
const open: string[] = [];
const mark = () => write(document.visibilityState === 'visible' ? [...new Set(open)] : []);

addEventListener('pagehide', () => write([]));
addEventListener('pageshow', mark);
document.addEventListener('visibilitychange', mark);

/** Whether the page before this one in the tab stood still while it showed this remote. */
export const isHung = (name: string): boolean => hung.has(name);

/** The user wants to see it all the same. */
export function forgiveHung(name: string): void {
  hung.delete(name);
}

/** Notes that a remote is in sight. Returns the way to say that it is no longer. */
export function watchOpen(name: string): () => void {
  open.push(name);
  mark();
  return () => {
    open.splice(open.indexOf(name), 1);
    mark();
  };
}
