import type { SourceModel } from '@fleetwatch/contract/import/model';
import type { ListAnswer } from '@fleetwatch/contract/import/wire';
import { PackedLines } from '../plan/PackedLines.ts';
import type { ModelHead } from '../plan/StoredImport.ts';
import { summarizeOutings, type OutingsSummary } from '../plan/summarizeOutings.ts';
import { readSource } from './readSource.ts';

/** Parsed content of a file, with compressed outings. */
export interface PackedSource {
  head: ModelHead;
  outings: OutingsSummary;
  /** The head, followed by the outings (`readModel`). */
  pieces: Uint8Array[];
}

export async function packModel(model: SourceModel): Promise<PackedSource> {
  const { outings, ...head } = model;
  const [packedHead, lines] = [new PackedLines(), new PackedLines()];
  await packedHead.add(head);
  for (const outing of outings) await lines.add(outing);
  const pieces = [...(await packedHead.pieces()), ...(await lines.pieces())];
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
