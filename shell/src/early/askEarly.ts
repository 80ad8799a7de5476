import type { RefreshAnswer } from '@fleetwatch/contract/accounts/wire';
import type { RemoteRoute } from '@fleetwatch/kit/federation/RemoteDeclaration';
import type { EarlyAnswer, EarlyAnswers } from '@fleetwatch/kit/request/earlyAnswers';

/** The parts of the profile and the registry that `askEarly` reads: both are checked when the portal's scripts read them. */
interface Stored {
  isAuthorised?: boolean;
  id?: string;
}
interface Listed {
  remotes: { declaration: { routes: RemoteRoute[] } }[];
}

/**
 * Asks for the session, then for the club and the calls that the screen's declaration names as its `first`, while the portal's
 * scripts are still arriving. Kit's `refreshToken` and `fetchApi` take the answers up; a call that fails here is made again there.
 *
 * The build writes the text of this function into the page (`earlyScript.mjs`), so it uses nothing of its module.
 */
export function askEarly(): void {
  const ask = async <Data>(path: string, init?: RequestInit): Promise<EarlyAnswer<Data> | null> => {
    try {
      const response = await fetch(`${location.origin}/api/${path}`, {
        ...init,
        signal: AbortSignal.timeout(10_000),
      });
      return response.status === 200
        ? { data: (await response.json()) as Data, receivedAt: Date.now() }
        : null;
    } catch {
      return null;
    }
  };
  const refresh = async (id: string): Promise<EarlyAnswer<RefreshAnswer> | null> => {
    const KEY = 'fwo:refresh-key';
    // Stored on the device until the answer has come: a page that is closed earlier must not lose its session.
    const key = (localStorage[KEY] ??= crypto
      .getRandomValues(new Uint8Array(16))
      .reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '')) as string;
    const answer = await ask<RefreshAnswer | null>(`session/refresh?id=${id}`, {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
    });
    if (!answer?.data?.token) return null;
    localStorage.removeItem(KEY);
    return { ...answer, data: answer.data };
  };
  try {
    const { isAuthorised, id = '' } = JSON.parse(localStorage.getItem('fwo:auth') ?? '{}') as Stored;
    const { remotes } = JSON.parse(document.getElementById('remotes')?.textContent ?? '') as Listed;
    const { access, first = [] } =
      remotes
        .flatMap(({ declaration }) => declaration.routes)
        .find(({ path }) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`).test(location.pathname)) ??
      {};
    const early: EarlyAnswers = { memberId: id, answers: {} };
    if (isAuthorised) {
      const lock = navigator.locks ? navigator.locks.request('fwo:refresh', () => refresh(id)) : refresh(id);
      const refreshed = lock.catch(() => null);
      early.refresh = refreshed;
      // An earlier answer is older than its position of the events, and would be requested again.
      early.answers['club'] = refreshed.then(() => ask('club'));
      for (const call of first) {
        const path = call.replace(':me', id);
        early.answers[path] = refreshed.then(
          (answer) => answer && ask(path, { headers: { Authorization: `Bearer ${answer.data.token}` } }),
        );
      }
    } else {
      early.answers['club'] = ask('club');
      if (access === 'kiosk' || access === 'open') for (const path of first) early.answers[path] = ask(path);
    }
    globalThis.fleetwatchEarly = early;
  } catch {
    // On a device that refuses storage, or a page without a registry, the scripts make the requests later.
  }
}
