import type { ServerResponse } from 'node:http';

/** An answer written by `start`, for as long as the device listens. */
export class StreamedAnswer {
  readonly start: (res: ServerResponse) => void;

  constructor(start: (res: ServerResponse) => void) {
    this.start = start;
  }
}
