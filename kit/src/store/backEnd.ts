// @shell

/** The back end of the page's own origin: always available, and the only one that gets the refresh cookie. */
export const OWN_BACK_END = new URL('/api', globalThis.location.href).href;

/** Rule account.verify. */
const STORAGE_KEY = 'apiurl';

/** Also held in memory, because a private window may refuse to store it. */
let chosen: string | undefined;

/** The back end to which this device sends a member's calls. */
export function backEnd(): string {
  chosen ??= readChoice() ?? OWN_BACK_END;
  return chosen;
}

/**
 * Chooses one of the back ends that POST /verify names, at random, and keeps it for as long as it is listed (rule
 * account.verify). Only https or same-origin addresses are accepted, because the member's token is sent there.
 */
export function chooseBackEnd(urls: readonly string[], draw = Math.random()): void {
  const named = urls.flatMap(readAddress);
  const cached = readChoice();
  if (cached === OWN_BACK_END || (cached !== null && named.includes(cached))) return;
  keep(named[Math.floor(draw * named.length)] ?? OWN_BACK_END);
}

/** Falls back to the page's own origin from now on, because the chosen back end cannot be reached. */
export function resetBackEnd(): void {
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
    // Without storage the choice lasts until the page is closed.
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
