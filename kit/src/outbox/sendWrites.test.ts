import 'fake-indexeddb/auto';
import type { ApiFailure } from '../store/apiFailure.ts';
import type { ApiCall, ApiOutcome } from '../request/apiCall.ts';
import { waitingCount } from '../store/waitingMark.ts';
import { addWrite, listWrites } from './outboxDatabase.ts';
import { sendWrites } from './sendWrites.ts';
import type { Sender, Sent } from './sendWrites.ts';
import { CANNOT_BE_SAVED } from './texts.ts';
import type { WaitingWrite } from './WaitingWrite.ts';
import { discardWrite, retryWrite } from './writeDecisions.ts';

let members = 0;
/** A new member for each test, with a separate outbox. */
const newMember = (): string => `member-${(members += 1)}`;

const HAPPENED_AT = Date.parse('2026-05-29T10:00:00Z');

const writeOf = (memberId: string, name: string, fields: Partial<WaitingWrite> = {}) => ({
  kind: 'launch' as const,
  call: { url: 'launch', method: 'POST' as const, body: { bus: name } },
  key: `key-of-${memberId}-${name}`,
  happenedAt: HAPPENED_AT,
  memberId,
  waitingId: `waiting-${memberId}-${name}`,
  title: `Launch ${name}`,
  answer: {},
  boat: null,
  refusal: null,
  isSending: false,
  ...fields,
});

const failure = (status: ApiFailure['status'], text = 'no', code = 'code'): ApiFailure => ({
  status,
  text,
  code,
  field: null,
});

/** A server that stores the result of each write by its key, as the real one does. */
function serverFor(answers: (call: ApiCall, key: string) => ApiOutcome<unknown> | Error, skewMs = 0) {
  const asked: { call: ApiCall; key: string }[] = [];
  const sender: Sender = {
    readSkew: () => Promise.resolve({ data: skewMs }),
    send: (call, key) => {
      asked.push({ call, key });
      const answer = answers(call, key);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
  return { asked, sender };
}

const namesIn = async (memberId: string) => (await listWrites(memberId)).map(({ title }) => title);

test('sends a call for help before writes that have waited longer (rule safety.help)', async () => {
  const kim = newMember();
  await addWrite(writeOf(kim, 'Tern'));
  const help = { url: 'sortie-help', method: 'POST' as const, body: { id: 'a'.repeat(24) } };
  await addWrite(writeOf(kim, 'Wren', { kind: 'help', call: help }));
  const { asked, sender } = serverFor(() => ({ data: {} }));
  await sendWrites(kim, sender);
  expect(asked.map(({ call }) => call.url)).toEqual(['sortie-help', 'launch']);
});

test('sends a call for help after the waiting launch it belongs to', async () => {
  const kim = newMember();
  const launch = writeOf(kim, 'Tern');
  await addWrite(launch);
  const help = { url: 'sortie-help', method: 'POST' as const, body: { id: launch.waitingId } };
  await addWrite(writeOf(kim, 'Wren'));
  await addWrite(writeOf(kim, 'help', { kind: 'help', call: help }));
  const real = 'a'.repeat(24);
  const { asked, sender } = serverFor(() => ({ data: { _id: real } }));
  await sendWrites(kim, sender);
  expect(asked.map(({ call }) => call.body)).toEqual([{ bus: 'Tern' }, { id: real }, { bus: 'Wren' }]);
});

test("sends writes in the order they were made, each with its key and its time by the club's clock", async () => {
  const kim = newMember();
  await addWrite(writeOf(kim, 'Tern'));
  await addWrite(writeOf(kim, 'Wren', { happenedAt: HAPPENED_AT + 60_000 }));
  expect(waitingCount(kim)).toBe(2);
  const { asked, sender } = serverFor(() => ({ data: { _id: 'a' } }), 5_000);
  const { sent, stoppedBy } = await sendWrites(kim, sender);
  expect(asked).toEqual([
    {
      key: `key-of-${kim}-Tern`,
      call: { url: 'launch', method: 'POST', body: { bus: 'Tern' }, happenedAt: HAPPENED_AT + 5_000 },
    },
    {
      key: `key-of-${kim}-Wren`,
      call: { url: 'launch', method: 'POST', body: { bus: 'Wren' }, happenedAt: HAPPENED_AT + 65_000 },
    },
  ]);
  expect([sent.length, stoppedBy, await namesIn(kim), waitingCount(kim)]).toEqual([2, null, [], 0]);
});

test('sends the landing of a waiting launch with the id the server gave the launch', async () => {
  const kim = newMember();
  const launch = writeOf(kim, 'Tern');
  await addWrite(launch);
  await addWrite(
    writeOf(kim, 'landing', { call: { url: 'land', method: 'POST', body: { sortie: launch.waitingId } } }),
  );
  const { asked, sender } = serverFor(({ url }) => ({ data: { _id: url === 'launch' ? 'real' : 'x' } }));
  await sendWrites(kim, sender);
  expect(asked.map(({ call }) => call.body)).toEqual([{ bus: 'Tern' }, { sortie: 'real' }]);
});

test("sends a landing with its launch's real id even long after the launch was sent", async () => {
  const kim = newMember();
  const launch = writeOf(kim, 'Tern');
  await addWrite(launch);
  const { asked, sender } = serverFor(() => ({ data: { _id: 'real' } }));
  await sendWrites(kim, sender);
  await addWrite(writeOf(kim, 'landing', { call: { url: 'land', body: { sortie: launch.waitingId } } }));
  await sendWrites(kim, sender);
  expect(asked.at(-1)?.call.body).toEqual({ sortie: 'real' });
});

test('keeps the landing of a refused launch waiting, while independent writes are sent', async () => {
  const kim = newMember();
  const launch = writeOf(kim, 'Tern');
  await addWrite(launch);
  await addWrite(writeOf(kim, 'landing', { call: { url: 'land', body: { sortie: launch.waitingId } } }));
  await addWrite(writeOf(kim, 'tweet', { kind: 'tweet', call: { url: 'tweet', body: {} } }));
  const refusal = failure(409, 'Tern has already been launched.', 'already_launched');
  const { asked, sender } = serverFor(({ url }) => (url === 'launch' ? { error: refusal } : { data: {} }));
  const { refused } = await sendWrites(kim, sender);
  expect(asked.map(({ call }) => call.url)).toEqual(['launch', 'tweet']);
  expect(refused.map(({ title }) => title)).toEqual(['Launch Tern']);
  expect(await listWrites(kim)).toMatchObject([
    { title: 'Launch Tern', refusal },
    { title: 'Launch landing', refusal: null },
  ]);
  await sendWrites(kim, sender);
  expect(asked).toHaveLength(2);
});

test.each(['offline', 'timeout', 'garbled', 401, 429, 500, 503] as const)(
  'stops after %s, keeps the order, and retries the same write later',
  async (status) => {
    const kim = newMember();
    await addWrite(writeOf(kim, 'Tern'));
    await addWrite(writeOf(kim, 'Wren'));
    const down = serverFor(() => ({ error: failure(status) }));
    expect(await sendWrites(kim, down.sender)).toMatchObject({
      sent: [],
      refused: [],
      stoppedBy: { status },
    });
    expect(down.asked).toHaveLength(1);
    const up = serverFor(() => ({ data: {} }));
    await sendWrites(kim, up.sender);
    expect(up.asked.map(({ key }) => key)).toEqual([`key-of-${kim}-Tern`, `key-of-${kim}-Wren`]);
  },
);

describe('a write that the server fails at (rule portal.set-aside)', () => {
  const kestrel = { bus_id: 'kestrel' };
  const launch = (memberId: string) => writeOf(memberId, 'Kestrel', { answer: kestrel });
  const tweet = (memberId: string) =>
    writeOf(memberId, 'Windy', { kind: 'tweet', call: { url: 'tweet', body: {} }, title: 'Tweet: Windy' });

  interface RunOptions {
    status?: ApiFailure['status'];
    /** Number of earlier runs. */
    from?: number;
  }

  /** Runs the outbox every half a minute, on a server that fails at every launch. */
  async function runs(memberId: string, count: number, { status = 500, from = 0 }: RunOptions = {}) {
    const server = serverFor(({ url }) => (url === 'launch' ? { error: failure(status) } : { data: {} }));
    const reports: Sent[] = [];
    for (let at = from; at < from + count; at += 1) {
      jest.spyOn(Date, 'now').mockReturnValue(HAPPENED_AT + at * 30_000);
      reports.push(await sendWrites(memberId, server.sender));
    }
    return { ...server, reports };
  }

  afterEach(() => jest.restoreAllMocks());

  test('sets a write aside after five attempts over two minutes, and sends later ones', async () => {
    const kim = newMember();
    await addWrite(launch(kim));
    await addWrite(tweet(kim));
    const { asked, reports } = await runs(kim, 5);
    expect(reports.slice(0, 4).map(({ sent, stoppedBy }) => [sent.length, stoppedBy?.status])).toEqual(
      Array.from({ length: 4 }, () => [0, 500]),
    );
    expect(reports[4]).toMatchObject({
      refused: [{ title: 'Launch Kestrel' }],
      sent: [{ title: 'Tweet: Windy' }],
      stoppedBy: null,
    });
    expect(asked.map(({ call }) => call.url)).toEqual([...Array<string>(5).fill('launch'), 'tweet']);
    expect(await listWrites(kim)).toMatchObject([
      { title: 'Launch Kestrel', refusal: { status: 500, text: CANNOT_BE_SAVED } },
    ]);
  });

  test('does not set a write aside after many attempts within two minutes', async () => {
    const kim = newMember();
    await addWrite(launch(kim));
    await addWrite(tweet(kim));
    jest.spyOn(Date, 'now').mockReturnValue(HAPPENED_AT);
    const { sender, asked } = serverFor(() => ({ error: failure(500) }));
    for (let at = 0; at < 20; at += 1) await sendWrites(kim, sender);
    expect(asked).toHaveLength(20);
    expect(await listWrites(kim)).toMatchObject([{ refusal: null }, { refusal: null }]);
  });

  test.each([503, 429, 401, 'timeout', 'garbled', 'offline'] as const)(
    'does not set a write aside for %s, which is not about this write',
    async (status) => {
      const kim = newMember();
      await addWrite(launch(kim));
      const { reports } = await runs(kim, 20, { status });
      expect(reports.every(({ stoppedBy }) => stoppedBy?.status === status)).toBe(true);
      expect(await listWrites(kim)).toMatchObject([{ refusal: null }]);
    },
  );

  test('keeps dependent writes and those about the same boat waiting, and nothing else', async () => {
    const kim = newMember();
    const first = launch(kim);
    await addWrite(first);
    const landing = { kind: 'land', call: { url: 'land', body: { sortie: first.waitingId } } } as const;
    await addWrite(writeOf(kim, 'landing', { ...landing, answer: kestrel }));
    await addWrite(writeOf(kim, 'Kestrel again', { answer: kestrel }));
    const landTern = { kind: 'land', call: { url: 'land', body: { sortie: 'real' } } } as const;
    await addWrite(writeOf(kim, 'Tern', { ...landTern, answer: { bus_id: 'tern' } }));
    const { asked } = await runs(kim, 6);
    expect(asked.map(({ call }) => call.url)).toEqual([...Array<string>(5).fill('launch'), 'land']);
    expect(await namesIn(kim)).toEqual(['Launch Kestrel', 'Launch landing', 'Launch Kestrel again']);
  });

  test('keeps later changes of the record waiting, which are discarded with it', async () => {
    const kim = newMember();
    const id = 'a'.repeat(24);
    const kind = 'mf-a/loan' as const;
    const url = 'modules/mf-a/loans';
    await addWrite(writeOf(kim, 'take', { kind, call: { url, method: 'POST', body: { id, value: {} } } }));
    await addWrite(writeOf(kim, 'return', { kind, call: { url: `${url}/${id}`, method: 'DELETE' } }));
    const other = { url: `${url}/${'b'.repeat(24)}`, method: 'DELETE' as const };
    await addWrite(writeOf(kim, 'another', { kind, call: other }));
    const { asked, sender } = serverFor((call) =>
      call.url === url ? { error: failure(500) } : { data: {} },
    );
    for (let at = 0; at < 5; at += 1) {
      jest.spyOn(Date, 'now').mockReturnValue(HAPPENED_AT + at * 30_000);
      await sendWrites(kim, sender);
    }
    expect(asked.map(({ call }) => call.url)).toEqual([...Array<string>(5).fill(url), other.url]);
    const [take] = await listWrites(kim);
    if (!take) throw new Error('Nothing waits.');
    await discardWrite(take);
    expect(await namesIn(kim)).toEqual([]);
  });

  test('sends a write once more when its member retries, and its dependants after it', async () => {
    const kim = newMember();
    const first = launch(kim);
    await addWrite(first);
    await addWrite(writeOf(kim, 'Kestrel again', { answer: kestrel }));
    await runs(kim, 5);
    const [aside] = await listWrites(kim);
    if (!aside) throw new Error('Nothing waits.');
    await retryWrite(aside);
    const { reports } = await runs(kim, 1, { from: 5 });
    expect(reports[0]).toMatchObject({ refused: [{ title: 'Launch Kestrel' }] });
    await retryWrite(aside);
    const up = serverFor(() => ({ data: {} }));
    await sendWrites(kim, up.sender);
    expect(up.asked.map(({ key }) => key)).toEqual([first.key, `key-of-${kim}-Kestrel again`]);
  });
});

test('sends nothing before the clock skew is known', async () => {
  const kim = newMember();
  await addWrite(writeOf(kim, 'Tern'));
  const { asked, sender } = serverFor(() => ({ data: {} }));
  const deaf = { ...sender, readSkew: () => Promise.resolve({ error: failure('offline') }) };
  expect(await sendWrites(kim, deaf)).toMatchObject({ stoppedBy: { status: 'offline' } });
  expect(asked).toEqual([]);
});

test('makes one sortie when a write is sent again after a crash before its removal', async () => {
  const kim = newMember();
  await addWrite(writeOf(kim, 'Tern'));
  const done = new Map<string, unknown>();
  const crashing = serverFor((call, key) => {
    done.set(key, call.body);
    return new Error('The tab was closed.');
  });
  await expect(sendWrites(kim, crashing.sender)).rejects.toThrow('The tab was closed.');
  expect(await namesIn(kim)).toEqual(['Launch Tern']);
  const { sender } = serverFor((call, key) => {
    done.set(key, call.body);
    return { data: { _id: 'real' } };
  });
  await sendWrites(kim, sender);
  expect([...done]).toEqual([[`key-of-${kim}-Tern`, { bus: 'Tern' }]]);
  expect(await namesIn(kim)).toEqual([]);
});

test("neither shows nor sends another member's waiting writes", async () => {
  const [kim, robin] = [newMember(), newMember()];
  await addWrite(writeOf(kim, 'Tern'));
  const { asked, sender } = serverFor(() => ({ data: {} }));
  await sendWrites(robin, sender);
  expect(asked).toEqual([]);
  expect(await namesIn(robin)).toEqual([]);
  expect(await namesIn(kim)).toEqual(['Launch Tern']);
});
