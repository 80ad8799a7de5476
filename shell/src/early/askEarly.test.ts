import { IDEMPOTENCY_HEADER } from '@fleetwatch/contract/errors/idempotency';
import { fakeApi, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { askEarly } from './askEarly.ts';

const REFRESH_KEY = 'fwo:refresh-key';
const ROUTES = [
  { path: '/actions', access: 'member', first: ['sorties-stillout-results', 'user-results/:me'] },
  { path: '/crew/:name', access: 'member', first: ['ondeck-results'] },
  { path: '/boathouse', access: 'kiosk', first: ['sorties-stillout-results'] },
];

afterEach(() => {
  delete globalThis.fleetwatchEarly;
  localStorage.clear();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

/** Opens an address as Kim, or as a visitor, and waits for all requests of the page. */
async function open(path: string, routes: FakeRoutes, isSignedIn = true) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'remotes';
  script.textContent = JSON.stringify({ remotes: [{ declaration: { routes: ROUTES } }] });
  document.body.append(script);
  if (isSignedIn) localStorage.setItem('fwo:auth', JSON.stringify(KIM_LOCAL_PROFILE));
  history.replaceState(null, '', path);
  const api = fakeApi({ 'GET /club': () => OARS, ...routes });
  askEarly();
  const { answers = {}, refresh, memberId } = globalThis.fleetwatchEarly ?? {};
  const came = await Promise.all(
    Object.entries(answers).map(async ([call, answer]) => [call, (await answer)?.data ?? null] as const),
  );
  return { api, memberId, refreshed: await refresh, answers: Object.fromEntries(came) };
}

const refreshed = () => ({ token: 'token-2', verified: ['Found.', []] });

describe('askEarly (rule portal.first-calls)', () => {
  it("requests the member's session, then with its token the screen's first calls", async () => {
    const { api, memberId, answers } = await open('/actions/', {
      'POST /session/refresh': refreshed,
      'GET /sorties-stillout-results': () => ['out'],
      'GET /user-results/:id': ({ params }) => ['figures of', params['id']],
    });
    const { id } = KIM_LOCAL_PROFILE;
    expect(memberId).toBe(id);
    expect(answers).toEqual({
      club: OARS,
      'sorties-stillout-results': ['out'],
      [`user-results/${id}`]: ['figures of', id],
    });
    const [refresh, ...first] = api.calls.filter(({ path }) => path !== '/club');
    expect(refresh?.query.get('id')).toBe(id);
    expect(refresh?.headers.get(IDEMPOTENCY_HEADER)).toMatch(/^[0-9a-f]{32}$/);
    expect(first.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer token-2',
      'Bearer token-2',
    ]);
    expect(localStorage.getItem(REFRESH_KEY)).toBeNull();
  });

  it("requests a member's club only after the session, so that it is not older than the events' position", async () => {
    const order: string[] = [];
    const { answers } = await open('/tweets', {
      'POST /session/refresh': async () => {
        await new Promise((resolve) => setTimeout(resolve));
        order.push('refreshed');
        return refreshed();
      },
      'GET /club': () => {
        order.push('club');
        return OARS;
      },
    });
    expect(order).toEqual(['refreshed', 'club']);
    expect(answers).toEqual({ club: OARS });
  });

  it('requests the club even when the session was not renewed', async () => {
    const { answers } = await open('/tweets', {
      'POST /session/refresh': () => refuse(503, 'Later.', 'unavailable'),
    });
    expect(answers).toEqual({ club: OARS });
  });

  it('matches an address with parameters', async () => {
    const { answers } = await open('/crew/Kestrel', {
      'POST /session/refresh': refreshed,
      'GET /ondeck-results': () => ['Ana'],
    });
    expect(answers).toEqual({ club: OARS, 'ondeck-results': ['Ana'] });
  });

  it.each([
    ['no network', unreachable],
    ['a refusal', () => refuse(503, 'Later.', 'unavailable')],
    ['a page of a captive portal', () => new Response('<html>')],
    ['JSON that is not an answer of ours', () => ({})],
    ['JSON that is nothing', () => Response.json(null)],
  ])(
    'returns no answer after %s, and keeps the key of the refresh for the next try',
    async (_why, answer) => {
      const { refreshed: none, answers } = await open('/actions', {
        'GET /club': unreachable,
        'POST /session/refresh': answer,
      });
      expect(none).toBeNull();
      expect(Object.values(answers)).toEqual([null, null, null]);
      expect(localStorage.getItem(REFRESH_KEY)).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it('repeats a refresh that an earlier page lost, with its key', async () => {
    localStorage.setItem(REFRESH_KEY, 'a'.repeat(32));
    const { api } = await open('/tweets', { 'POST /session/refresh': refreshed });
    const [refresh] = api.callsTo('POST /session/refresh');
    expect(refresh?.headers.get(IDEMPOTENCY_HEADER)).toBe('a'.repeat(32));
  });

  it("requests only a visitor's club, because a member's screen is not theirs", async () => {
    const { api, answers } = await open('/actions', {}, false);
    expect(answers).toEqual({ club: OARS });
    expect(api.calls).toHaveLength(1);
  });

  it('requests what the kiosk shows without a session', async () => {
    const { answers } = await open('/boathouse', { 'GET /sorties-stillout-results': () => ['out'] }, false);
    expect(answers).toEqual({ club: OARS, 'sorties-stillout-results': ['out'] });
  });

  it('requests nothing on a device that refuses its storage', () => {
    const { calls } = fakeApi();
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    askEarly();
    jest.restoreAllMocks();
    expect([globalThis.fleetwatchEarly, calls]).toEqual([undefined, []]);
  });
});
