const KEY = 'fwo:return';

/** Stores the member's location when the server ended their session. */
export function keepReturnPath(memberId: string, path: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([memberId, path]));
  } catch {
    // Without storage the next sign-in leads to the start page.
  }
}

/** Returns this member's location when the server ended their session, once; null for every other member. */
export function takeReturnPath(memberId: string): string | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (!Array.isArray(stored) || stored[0] !== memberId) return null;
    const path: unknown = stored[1];
    return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null;
  } catch {
    return null;
  }
}
