import type { Socket } from 'node:net';
import { BrokenMessage, MAX_MESSAGE_BYTES, parseMessage, type Request } from './messages.ts';

/** Answers one command with a message for the wire; throws only for one that cannot be understood. */
export type Answer = (request: Request) => Uint8Array | Promise<Uint8Array>;

const LENGTH_BYTES = 4;
const MIN_MESSAGE_BYTES = 16;

/**
 * Splits a socket's bytes into messages and answers them one after the other. A broken message, or one past 48 MB, closes only
 * that connection.
 */
export const serveConnection = (socket: Socket, answer: Answer): void => {
  let chunks: Buffer[] = [];
  let buffered = 0;
  let wanted = 0;
  let isBusy = false;
  const waiting: Request[] = [];

  const send = (request: Request, reply: Uint8Array): void => {
    if (request.wantsReply && !socket.destroyed) socket.write(reply);
  };

  const answerNext = (): void => {
    while (!isBusy) {
      const request = waiting.shift();
      if (!request) return;
      const reply = answer(request);
      if (!(reply instanceof Promise)) {
        send(request, reply);
        continue;
      }
      isBusy = true;
      reply
        .then((value) => send(request, value))
        .catch((error: unknown) => socket.destroy(error as Error))
        .finally(() => {
          isBusy = false;
          continueAnswering();
        });
    }
  };

  const continueAnswering = (): void => {
    try {
      answerNext();
    } catch {
      socket.destroy();
    }
  };

  const takeMessages = (): void => {
    while (buffered >= LENGTH_BYTES) {
      if (wanted === 0) {
        const head =
          chunks.length === 1 || (chunks[0] as Buffer).length >= LENGTH_BYTES
            ? (chunks[0] as Buffer)
            : Buffer.concat(chunks);
        wanted = head.readInt32LE(0);
        if (wanted < MIN_MESSAGE_BYTES || wanted > MAX_MESSAGE_BYTES)
          throw new BrokenMessage(`message of ${wanted} bytes`);
      }
      if (buffered < wanted) return;
      const all = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, buffered);
      waiting.push(parseMessage(all.subarray(0, wanted)));
      buffered -= wanted;
      chunks = buffered > 0 ? [all.subarray(wanted)] : [];
      wanted = 0;
    }
  };

  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    buffered += chunk.length;
    try {
      takeMessages();
    } catch {
      socket.destroy();
      return;
    }
    continueAnswering();
  });
  socket.on('error', () => socket.destroy());
};
