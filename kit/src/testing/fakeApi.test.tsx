import { fakeApi, refuse, takeUnexpectedCalls, unreachable } from './fakeApi.tsx';

const post = (path: string, body: unknown) =>
  fetch(`http://localhost/api${path}`, { method: 'POST', body: JSON.stringify(body) });

describe('fakeApi', () => {
  it('answers with JSON and records every call with its body, query and parameters', async () => {
    const api = fakeApi({
      'POST /launch': ({ body }) => ({ launched: body }),
      'GET /user-results/:id': ({ params, query }) => ({ id: params['id'], month: query.get('month') }),
    });
    await expect((await post('/launch', { bus: 'Kestrel' })).json()).resolves.toEqual({
      launched: { bus: 'Kestrel' },
    });
    const answer = await fetch('http://localhost/api/user-results/a%20b?month=may');
    await expect(answer.json()).resolves.toEqual({ id: 'a b', month: 'may' });
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /launch',
      'GET /user-results/a%20b',
    ]);
    expect(api.callsTo('POST /launch')).toHaveLength(1);
  });

  it('refuses as the API does, and accepts other routes later', async () => {
    const api = fakeApi({ 'POST /launch': () => refuse(409, 'Out.', 'already_launched') });
    const refused = await post('/launch', {});
    expect(refused.status).toBe(409);
    await expect(refused.json()).resolves.toEqual(['Out.', 'already_launched']);
    api.answer({ 'POST /launch': () => ({ ok: true }) });
    expect((await post('/launch', {})).status).toBe(200);
  });

  it('fails like a missing network', async () => {
    fakeApi({ 'POST /launch': unreachable });
    await expect(post('/launch', {})).rejects.toThrow('Failed to fetch');
    expect(takeUnexpectedCalls()).toEqual([]);
  });

  it('reports an unexpected call as a fault of the test', async () => {
    fakeApi({ 'GET /launch': () => null });
    await expect(post('/launch', {})).rejects.toThrow('Failed to fetch');
    expect(takeUnexpectedCalls()).toEqual(['POST /launch']);
  });

  it('rejects an aborted call', async () => {
    const controller = new AbortController();
    fakeApi({ 'GET /fleet-results': () => controller.abort() });
    await expect(
      fetch('http://localhost/api/fleet-results', { signal: controller.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });
});
