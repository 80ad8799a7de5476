import type { Readable } from 'node:stream';

/** An answer other than JSON: a text, or a file as a stream. */
export class RawAnswer {
  readonly type: string;
  readonly content: string | Readable;
  readonly status: number;
  /** Bytes, when known in advance. */
  readonly size: number | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    type: string,
    content: string | Readable,
    { status = 200, size = null, headers = {} }: Partial<Pick<RawAnswer, 'status' | 'size' | 'headers'>> = {},
  ) {
    this.type = type;
    this.content = content;
    this.status = status;
    this.size = size;
    this.headers = headers;
  }
}
