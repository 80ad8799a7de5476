import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);
const LEVEL = 1;
/** Approximate size of the pieces, so that their whole text is never in memory. */
const PIECE_CHARACTERS = 500_000;

/** Values as compressed lines of JSON, in pieces of some hundred kilobytes. */
export class PackedLines {
  readonly #pieces: Uint8Array[] = [];
  #lines: string[] = [];
  #characters = 0;

  async add(value: object): Promise<void> {
    const line = JSON.stringify(value);
    this.#lines.push(line);
    this.#characters += line.length;
    if (this.#characters >= PIECE_CHARACTERS) await this.#flush();
  }

  async #flush(): Promise<void> {
    const text = this.#lines.join('\n');
    [this.#lines, this.#characters] = [[], 0];
    this.#pieces.push(await pack(text, { level: LEVEL }));
  }

  /** Returns the pieces; the last one may be empty. */
  async pieces(): Promise<Uint8Array[]> {
    if (this.#lines.length > 0) await this.#flush();
    return this.#pieces;
  }
}
