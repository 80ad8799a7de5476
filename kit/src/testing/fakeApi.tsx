/** A call as the server sees it. */
export interface ApiCallMade {
  method: string;
  /** Below /api, without the query: '/sorties-results'. */
  path: string;
  /** What stood in the places of a pattern's ':names'. */
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /** The JSON it carried; the text when it was none; undefined without a body. */
  body: unknown;
}

/** Answers with JSON, with a `Response` (see `refuse`), or fails like a network by rejecting (see `unreachable`). */
export type FakeAnswer = (call: ApiCallMade) => unknown;

/** 'METHOD /path' → answer; ':name' in a path stands for one part of it. */
export type FakeRoutes = Record<string, FakeAnswer>;

export interface FakeApi {
  /** Every call so far, in its order. */
  calls: ApiCallMade[];
  /** Those of one route, e.g. `callsTo('POST /launch')`. */
  callsTo: (route: string) => ApiCallMade[];
  /** Adds routes, or puts others in their place. */
  answer: (routes: FakeRoutes) => void;
}

const unexpected: string[] = [];

/**
 * Stands in for the network until the test ends. A call that no route answers fails with 'Failed to fetch', and fails the
 * test when it ends.
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
    // Every page listens to events; a test in which nothing happens need not say so.
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

/** A refusal as the API words it, e.g. `refuse(409, 'Kestrel has already been launched.', 'already_launched')`. */
export function refuse(status: number, text: string, code: string): Response {
  return Response.json([text, code], { status });
}

/** The network is gone: `fakeApi({ 'POST /launch': unreachable })`. */
export function unreachable(): never {
  throw new TypeError('Failed to fetch');
}

/** Something in between answers with a page of its own: a captive portal with 200, a proxy with 401 or 403. */
export function garble(status = 200): Response {
  return new Response('<html>Sign in to this network', { status, headers: { 'Content-Type': 'text/html' } });
}

/** An answer that is on its way until the test lets it come: `api.answer({ 'GET /club': held.answer })`, `held.letCome()`. */
export function holdAnswer(answer: unknown): { answer: FakeAnswer; letCome: () => void } {
  let letCome = () => {};
  const coming = new Promise<unknown>((resolve) => (letCome = () => resolve(answer)));
  return { answer: () => coming, letCome: () => letCome() };
}

/** The calls that no route answered, and forgets them; the set-up of screen tests asks after each test. */
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

/** The route's parameters, or null when it is another route. */
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
