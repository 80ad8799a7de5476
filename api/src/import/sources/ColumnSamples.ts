import { LIST_COLUMNS_MAX } from '@fleetwatch/contract/import/limits';

const SAMPLES = 3;
const SAMPLE_CHARACTERS = 60;

/** Columns of a list that have values, and the first different values of each. */
export class ColumnSamples {
  readonly #samples = new Map<number, Set<string>>();

  add(cells: readonly string[]): void {
    for (const [at, cell] of cells.entries()) {
      if (cell === '') continue;
      const samples = this.#samples.get(at) ?? new Set();
      this.#samples.set(at, samples);
      if (at < LIST_COLUMNS_MAX && samples.size < SAMPLES)
        samples.add(cell.trim().slice(0, SAMPLE_CHARACTERS));
    }
  }

  /** Indexes of the columns that are not empty, from left to right. */
  get filled(): number[] {
    return [...this.#samples.keys()].sort((one, other) => one - other);
  }

  get width(): number {
    return (this.filled.at(-1) ?? -1) + 1;
  }

  of(at: number): string[] {
    return [...(this.#samples.get(at) ?? [])];
  }
}
