/** One request as the server of a test sees it. */
export interface SentRequest {
  method: string;
  /** Below /api, with its query. */
  path: string;
  headers: Headers;
  body: unknown;
}

/** A status with a body, or a failure of the network. */
export type ScriptedAnswer = { status: number; body?: unknown } | 'unreachable';
export type Script = Record<string, (request: SentRequest) => ScriptedAnswer | Promise<ScriptedAnswer>>;

/**
 * Answers `fetch` in the tests of the store, one function for each `'METHOD /path'`; `sent` has every request in its order.
 * An unknown path is answered 404, as a server would.
 */
export function scriptFetch(script: Script): SentRequest[] {
  const sent: SentRequest[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input);
    const { pathname, search } = new URL(request.url);
    const text = await request.clone().text();
    const seen: SentRequest = {
      method: request.method,
      path: pathname.replace(/^\/api/, '') + search,
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    sent.push(seen);
    const answer = await (script[`${seen.method} ${seen.path}`] ?? missing)(seen);
    request.signal.throwIfAborted();
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    if (answer.status === 204) return new Response(null, { status: 204 });
    return typeof answer.body === 'string' && answer.body.startsWith('<')
      ? new Response(answer.body, { status: answer.status, headers: { 'content-type': 'text/html' } })
      : Response.json(answer.body, { status: answer.status });
  });
  return sent;
}

const missing = (): ScriptedAnswer => ({ status: 404, body: ['Not found.', 'not_found'] });

export const ok = (body: unknown): ScriptedAnswer => ({ status: 200, body });
