import { readEvents, type StreamEvent } from './readEvents.ts';

/** A body that comes in these pieces. */
const bodyOf = (...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      }
      controller.close();
    },
  });

const listening = { signal: new AbortController().signal, onBytes: () => undefined };

async function read(...pieces: (string | Uint8Array)[]): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(bodyOf(...pieces), listening)) events.push(event);
  return events;
}

const CHANGED = { type: 'changed', data: '{"a":1}', id: '1-2' };

it.each([
  ['whole', ['id: 1-2\nevent: changed\ndata: {"a":1}\n\n']],
  ['in pieces', ['id: 1', '-2\nevent: cha', 'nged\ndata: {"a":', '1}\n', '\n']],
  ['with other line ends', ['id: 1-2\r\nevent: changed\r\ndata: {"a":1}\r\n\r\n']],
  [
    'after a comment and a retry',
    [':\n\nretry: 2000\n\n: hello\nid: 1-2\nevent: changed\ndata: {"a":1}\n\n'],
  ],
  ['without blanks', ['id:1-2\nevent:changed\ndata:{"a":1}\n\n']],
])('an event is read %s', async (_how, pieces) => {
  expect(await read(...pieces)).toEqual([CHANGED]);
});

it('several are read in their order, one that was cut off is none', async () => {
  expect(await read('data: 1\n\ndata: 2\ndata: 3\n\ndata: 4\n')).toEqual([
    { type: 'message', data: '1', id: null },
    { type: 'message', data: '2\n3', id: null },
  ]);
});

it('a letter that is cut in two is one letter', async () => {
  const bytes = new TextEncoder().encode('data: Küste\n\n');
  expect(await read(bytes.slice(0, 8), bytes.slice(8))).toEqual([
    { type: 'message', data: 'Küste', id: null },
  ]);
});

it('whoever stops listening lets go of the connection', async () => {
  let isLet = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    cancel: () => {
      isLet = true;
    },
  });
  for await (const event of readEvents(endless, listening)) {
    expect(event.data).toBe('1');
    break;
  }
  expect(isLet).toBe(true);
});
