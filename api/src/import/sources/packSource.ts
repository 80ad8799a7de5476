import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SourceModel } from '@fleetwatch/contract/import/model';
import type { ListAnswer } from '@fleetwatch/contract/import/wire';
import type { ModelHead } from '../plan/StoredImport.ts';
import { summarizeOutings, type OutingsSummary } from '../plan/summarizeOutings.ts';
import { readSource } from './readSource.ts';

const pack = promisify(gzip);
const LEVEL = 1;
/** Approximate size of the pieces of outings as JSON lines, so that their whole text is never in memory. */
const PIECE_CHARACTERS = 500_000;

/** Parsed content of a file, with compressed outings. */
export interface PackedSource {
  head: ModelHead;
  outings: OutingsSummary;
  /** The head, followed by the outings (`readModel`). */
  pieces: Uint8Array[];
}

function* piecesOf({ outings, ...rest }: SourceModel): Generator<string> {
  const head: ModelHead = rest;
  yield JSON.stringify(head);
  let [lines, characters]: [string[], number] = [[], 0];
  for (const outing of outings) {
    const line = JSON.stringify(outing);
    lines.push(line);
    characters += line.length;
    if (characters < PIECE_CHARACTERS) continue;
    yield lines.join('\n');
    [lines, characters] = [[], 0];
  }
  if (lines.length > 0) yield lines.join('\n');
}

export async function packModel(model: SourceModel): Promise<PackedSource> {
  const pieces: Uint8Array[] = [];
  for (const piece of piecesOf(model)) pieces.push(await pack(piece, { level: LEVEL }));
  const { outings: _outings, ...head } = model;
  return { head, outings: summarizeOutings(model), pieces };
}

/** Reads a file (`readSource`) and compresses its content. */
export async function packSource(
  file: Uint8Array,
  at: number,
  lists?: readonly ListAnswer[],
): Promise<PackedSource> {
  return packModel(await readSource(Buffer.from(file.buffer, file.byteOffset, file.length), at, lists));
}
