/** Thrown if a read is too long for the thread that answers every client: a reader thread takes it. */
export class TooLong extends Error {}

/** Cost of a read, for `explain`, and its limit. */
export class ScanCost {
  docsExamined = 0;
  /** Whether the read is bounded to a low cost. Then it must not evaluate anything unbounded either. */
  readonly isBounded: boolean;
  readonly #maxDocs: number;
  #bytesLeft: number;

  constructor(maxDocs = Infinity, maxBytes = Infinity) {
    this.isBounded = maxDocs < Infinity;
    this.#maxDocs = maxDocs;
    this.#bytesLeft = maxBytes;
  }

  /** Throws TooLong once the bound is passed. */
  add({ length }: Uint8Array): void {
    this.docsExamined += 1;
    this.#bytesLeft -= length;
    if (this.docsExamined > this.#maxDocs || this.#bytesLeft < 0) throw new TooLong();
  }

  /** Throws TooLong if the read is bounded. */
  refuseUnbounded(): void {
    if (this.isBounded) throw new TooLong();
  }
}
