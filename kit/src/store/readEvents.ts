/** A server-sent event. */
export interface StreamEvent {
  type: string;
  data: string;
  /** Null where it brought none. */
  id: string | null;
}

function eventOf(block: string): StreamEvent | null {
  const event: StreamEvent = { type: 'message', data: '', id: null };
  const data: string[] = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, field = '', value = ''] = /^([^:]+)(?::[ ]?(.*))?$/.exec(line) ?? [];
    if (field === 'event') event.type = value;
    if (field === 'data') data.push(value);
    if (field === 'id' && !value.includes('\0')) event.id = value;
  }
  event.data = data.join('\n');
  return data.length > 0 || event.id !== null ? event : null;
}

const BLOCK_END = /\r\n\r\n|\n\n|\r\r/;

/**
 * Reads `text/event-stream` from an answer's body, which the browser's own EventSource cannot ask for with a member's
 * token. `onBytes` is told of everything that comes, comments included. Ends with the
 * stream, or with `signal`; throws when the stream breaks.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { signal, onBytes }: { signal: AbortSignal; onBytes: () => void },
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      waiting += decoder.decode(value, { stream: true });
      for (let end = BLOCK_END.exec(waiting); end; end = BLOCK_END.exec(waiting)) {
        const event = eventOf(waiting.slice(0, end.index));
        waiting = waiting.slice(end.index + end[0].length);
        if (event) yield event;
      }
    }
  } finally {
    // Whoever stops listening lets go of the connection.
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
