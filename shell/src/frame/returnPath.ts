const KEY = 'fwo:return';

/** Keeps where a member was when the server ended their session. */
export function keepReturnPath(memberId: string, path: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([memberId, path]));
  } catch {
    // Then the next sign-in begins where all do.
  }
}

/** Where this member was when the server ended their session, told once; null for everyone else. */
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
