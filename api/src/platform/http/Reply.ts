import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Context } from 'koa';

/** Key for the kind of a reply, which no JSON answer contains. */
export const REPLY = Symbol('reply');

/** Answer of a handler other than a value sent as JSON. */
export type Reply =
  | {
      [REPLY]: 'raw';
      type: string;
      content: string | Readable;
      status?: number;
      /** Size in bytes, when known in advance. */
      size?: number;
      headers?: Readonly<Record<string, string>>;
    }
  /** JSON text, composed of cached parts. */
  | { [REPLY]: 'json'; text: string }
  | { [REPLY]: 'csv'; fileName: string; content: Readable }
  /** Stream written by `start`, for as long as the device listens. */
  | { [REPLY]: 'stream'; start(res: ServerResponse): void };

export const isReply = (result: unknown): result is Reply =>
  typeof result === 'object' && result !== null && REPLY in result;

/** Converts a handler's answer to JSON. */
export const jsonOf = (result: unknown): string =>
  isReply(result) && result[REPLY] === 'json' ? result.text : JSON.stringify(result);

/** Sends a handler's answer: a reply by its kind, nothing as 204, any other value as JSON. */
export function sendReply(ctx: Context, result: unknown): void {
  if (result === undefined) {
    ctx.status = 204;
  } else if (!isReply(result) || result[REPLY] === 'json') {
    ctx.type = 'json';
    ctx.body = jsonOf(result);
  } else if (result[REPLY] === 'stream') {
    ctx.respond = false;
    result.start(ctx.res);
  } else if (result[REPLY] === 'csv') {
    ctx.attachment(result.fileName);
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = result.content;
  } else {
    ctx.set({ ...result.headers });
    ctx.status = result.status ?? 200;
    ctx.type = result.type;
    ctx.body = result.content;
    if (result.size !== undefined) ctx.length = result.size;
  }
}
