/** A call as the server receives it. */
export interface ApiCallMade {
  method: string;
  /** Path below /api, without the query: '/sorties-results'. */
  path: string;
  /** Values of a pattern's ':names'. */
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /** The JSON body; the text when it is not JSON; undefined without a body. */
  body: unknown;
}

/** A JSON value, a `Response` (see `refuse`), or a rejection for a network failure (see `unreachable`). */
export type FakeAnswer = (call: ApiCallMade) => unknown;

/** Maps 'METHOD /path' to a response; ':name' matches one segment of the path. */
export type FakeRoutes = Record<string, FakeAnswer>;

export interface FakeApi {
  /** All calls so far, in order. */
  calls: ApiCallMade[];
  /** Calls of one route, e.g. `callsTo('POST /launch')`. */
  callsTo: (route: string) => ApiCallMade[];
  /** Adds or replaces routes. */
  answer: (routes: FakeRoutes) => void;
}

const unexpected: string[] = [];

/**
 * Replaces the network until the test ends. A call without a route fails with 'Failed to fetch', and fails the test when it
 * ends.
 */
export function fakeApi(given: FakeRoutes = {}): FakeApi {
  const routes = new Map(Object.entries(given));
  const calls: ApiCallMade[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = await readCall(request);
    calls.push(call);
    for (const [route, answer] of routes) {
      const params = matchRoute(route, call);
      if (!params) continue;
      const result = await answer(Object.assign(call, { params }));
      request.signal.throwIfAborted();
      return result instanceof Response ? result : Response.json(result ?? null);
    }
    // Every page subscribes to events; tests that send none need no route for them.
    if (call.path !== '/events') unexpected.push(`${call.method} ${call.path}`);
    throw new TypeError('Failed to fetch');
  };
  return {
    calls,
    callsTo: (route) => calls.filter((call) => matchRoute(route, call)),
    answer: (more) => {
      for (const [route, answer] of Object.entries(more)) routes.set(route, answer);
    },
  };
}

/** A refusal in the API's format, e.g. `refuse(409, 'Kestrel has already been launched.', 'already_launched')`. */
export function refuse(status: number, text: string, code: string): Response {
  return Response.json([text, code], { status });
}

/** A network failure: `fakeApi({ 'POST /launch': unreachable })`. */
export function unreachable(): never {
  throw new TypeError('Failed to fetch');
}

/** A web page instead of the API's response: a captive portal with 200, a proxy with 401 or 403. */
export function garble(status = 200): Response {
  return new Response('<html>Sign in to this network', { status, headers: { 'Content-Type': 'text/html' } });
}

/** A response that the test delays: `api.answer({ 'GET /club': held.answer })`, `held.release()`. */
export function holdAnswer(answer: unknown): { answer: FakeAnswer; release: () => void } {
  let release = () => {};
  const pending = new Promise<unknown>((resolve) => (release = () => resolve(answer)));
  return { answer: () => pending, release: () => release() };
}

/** Returns and clears the calls without a route; the set-up of screen tests checks them after each test. */
export function takeUnexpectedCalls(): string[] {
  return unexpected.splice(0);
}

async function readCall(request: Request): Promise<ApiCallMade> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: pathname.replace(/^\/api(?=\/)/, ''),
    params: {},
    query: searchParams,
    headers: request.headers,
    body: text === '' ? undefined : parse(text),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The route's parameters, or null when the call is for another route. */
function matchRoute(route: string, { method, path }: ApiCallMade): Record<string, string> | null {
  const [wantedMethod, wantedPath = ''] = route.split(' ');
  const wanted = wantedPath.split('/');
  const parts = path.split('/');
  if (wantedMethod !== method || wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(part);
    else if (name !== part) return null;
  }
  return params;
}
