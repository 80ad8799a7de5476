import type { Club } from '@fleetwatch/contract/clubs/wire';
import { createClub } from '../../clubs/commands/createClub.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { requestedHost } from './requestedHost.ts';

test.each([
  ['boats.example.org', 'boats.example.org'],
  ['localhost:8080', 'localhost'],
  ['127.0.0.1:8080', '127.0.0.1'],
  ['[::1]:8080', null],
  ['boats.example.org, heron.example', null],
  ['boats.example.org/heron', null],
  ['', null],
  [undefined, null],
])('reads Host %p as %p', (host, asked) => {
  expect(requestedHost({ headers: { host } })).toBe(asked);
});

describe('behind a proxy', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ trustedProxies: 1, publicOrigin: 'https://boats.example.org' });
    const heron = { name: 'Heron Reach', password: 'HERN-other-boathouse', timezone: 'Europe/Berlin' };
    await createClub({ ...heron, hosts: ['heron.example', 'www.heron.example'] });
  });
  afterAll(() => api.close());

  const clubAt = async (headers: Record<string, string>): Promise<Club> =>
    (await api.call('GET', '/club', { headers })).body as Club;

  test("selects the club by Host, and answers the portal's host of every club", async () => {
    expect(await clubAt({ Host: 'www.heron.example' })).toMatchObject({
      name: 'Heron Reach',
      host: 'heron.example',
    });
    expect(await clubAt({ Host: 'boats.example.org' })).toMatchObject({
      name: 'Otter Creek Boat Club',
      host: 'boats.example.org',
    });
  });

  test.each(['X-Forwarded-Host', 'X-Original-Host', 'Forwarded'])('selects no club by %s', async (name) => {
    const value = name === 'Forwarded' ? 'host=heron.example' : 'heron.example';
    const headers = { Host: 'boats.example.org', [name]: value };
    // From the database, then from memory.
    for (const path of ['/club', '/usergroups-results', '/usergroups-results']) {
      const ours = await api.call('GET', path, { headers: { Host: 'boats.example.org' } });
      const { body } = await api.call('GET', path, { headers });
      expect({ ...(body as object), now: 0 }).toEqual({ ...(ours.body as object), now: 0 });
    }
  });
});
