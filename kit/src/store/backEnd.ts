/** The back end of the page's own origin: it always serves, and alone has the refresh cookie. */
export const OWN_BACK_END = new URL('/api', globalThis.location.href).href;

/** Rule account.verify. */
const STORAGE_KEY = 'apiurl';

/** Kept beside the storage, because a private window may refuse to store it. */
let chosen: string | undefined;

/** Where this device sends a member's calls. */
export function backEnd(): string {
  chosen ??= readChoice() ?? OWN_BACK_END;
  return chosen;
}

/**
 * Takes one of the back ends that POST /verify names, at random, and keeps to it while it is named (rule account.verify).
 * What is neither of this origin nor encrypted is not taken: the member's token goes there.
 */
export function chooseBackEnd(urls: readonly string[], draw = Math.random()): void {
  const named = urls.flatMap(readAddress);
  const cached = readChoice();
  if (cached === OWN_BACK_END || (cached !== null && named.includes(cached))) return;
  keep(named[Math.floor(draw * named.length)] ?? OWN_BACK_END);
}

/** The chosen one cannot be reached from here: from now on the page's own does it all. */
export function leaveBackEnd(): void {
  keep(OWN_BACK_END);
}

function readAddress(url: string): string[] {
  if (!URL.canParse(url, OWN_BACK_END)) return [];
  const { protocol, origin, href } = new URL(url, OWN_BACK_END);
  const isTrusted = protocol === 'https:' || origin === new URL(OWN_BACK_END).origin;
  return isTrusted ? [href.replace(/\/$/, '')] : [];
}

function keep(url: string): void {
  chosen = url;
  try {
    localStorage.setItem(STORAGE_KEY, url);
  } catch {
    // Then the choice lasts as long as the page.
  }
}

function readChoice(): string | null {
  try {
    const [known] = readAddress(localStorage.getItem(STORAGE_KEY) ?? '//');
    return known ?? null;
  } catch {
    return null;
  }
}
