import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import mongoose, { mongo } from 'mongoose';
import { pingDatabase } from '../platform/database/database.ts';
import { freshKey } from '../testing/calls.ts';
import { startApiProcess } from '../testing/apiProcess.ts';
import { makeMember } from '../testing/factories.ts';
import { send, startTestApi, type TestApi } from '../testing/startTestApi.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
});

const ask = async (path: string): Promise<unknown[]> => {
  const { status, body, headers } = await api.call('GET', path);
  return [status, Array.isArray(body) ? (body as unknown[])[1] : body, headers.get('Retry-After')];
};
const READY = [200, { status: 'ready' }, null];
const ALIVE = [200, { status: 'ok' }, null];

test('healthz answers while the process runs, readyz while the database does', async () => {
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([ALIVE, READY]);
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  const admin = db.admin();
  const command = jest.spyOn(admin, 'command').mockRejectedValue(new mongo.MongoNetworkError('gone'));
  jest.spyOn(db, 'admin').mockReturnValue(admin);
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([ALIVE, [503, 'database_unreachable', '5']]);
  expect(command).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
  expect(await ask('/readyz')).toEqual(READY);
});

test('without a database connection the process is not ready', async () => {
  jest.replaceProperty(mongoose.connection, 'db', undefined);
  await expect(pingDatabase()).rejects.toThrow(mongo.MongoNotConnectedError);
});

test('reports a process that is about to stop as not ready, but still answers requests', async () => {
  api.startDraining();
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([ALIVE, [503, 'busy', '1']]);
  expect((await api.call('GET', '/club')).status).toBe(200);
  expect(await ask('/events')).toEqual([503, 'busy', '10']);
});

test('SIGTERM ends streams properly, aborts an unfinished upload, and the process exits', async () => {
  const stopping = await startApiProcess(api.uri);
  const ended: string[] = [];
  const stream = new Promise<void>((resolve, reject) => {
    request(`${stopping.base}/events`, (answer) => {
      answer.once('data', () => {
        resolve();
      });
      answer.once('end', () => ended.push(answer.complete ? 'stream' : 'cut'));
      answer.resume();
    })
      .once('error', reject)
      .end();
  });
  await stream;
  const upload = request(`${stopping.base}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': '100', 'Idempotency-Key': freshKey() },
  });
  const cut = new Promise<void>((resolve) =>
    upload.once('error', () => {
      ended.push('upload');
      resolve();
    }),
  );
  await new Promise<void>((resolve) => {
    upload.once('socket', (socket) =>
      socket.once('connect', () =>
        upload.write('{"name":', () => {
          resolve();
        }),
      ),
    );
  });
  // The answer to a later request shows that the process has received the beginning of the body.
  expect((await fetch(`${stopping.base}/readyz`, { headers: { Connection: 'close' } })).status).toBe(200);
  expect(await stopping.stop()).toBe(0);
  await cut;
  expect(ended).toEqual(['stream', 'upload']);
});

test('SIGTERM does not wait for a mail server that never answers', async () => {
  const { record } = await api.inClub(() => makeMember());
  let onCall = (): void => undefined;
  const called = new Promise<void>((resolve) => (onCall = resolve));
  const silent = createServer(() => {
    onCall();
  });
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', () => {
      resolve();
    });
  });
  const { port } = silent.address() as AddressInfo;
  const stopping = await startApiProcess(api.uri, { FLEETWATCH_SMTP_URL: `smtp://127.0.0.1:${port}` });
  await send(stopping.base, 'POST', '/get-pwd-reset-key', { body: { email: record.email } });
  await called;
  const stopAt = performance.now();
  expect(await stopping.stop()).toBe(0);
  silent.close();
  // The mail itself would time out after 20 seconds.
  expect(performance.now() - stopAt).toBeLessThan(15_000);
});
