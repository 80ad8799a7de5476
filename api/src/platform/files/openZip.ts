import type { Readable } from 'node:stream';
import { EXPORT_ENTRIES_MAX, RATIO_MAX, UNPACKED_BYTES_MAX } from '@fleetwatch/contract/import/limits';
import {
  ZIP_BROKEN,
  ZIP_ENCRYPTED,
  ZIP_ENTRIES,
  ZIP_TOO_LARGE,
  zipBomb,
  zipPath,
} from '@fleetwatch/contract/import/texts';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { fileRefusal } from './fileRefusal.ts';

/** Size from which the compression ratio is limited, because small files may compress to almost nothing. */
const RATIO_FROM_BYTES = 1024 * 1024;
const LEADS_OUT = /relative path|absolute path|invalid characters/i;

export interface ZipEntry {
  /** Name with slashes, even if the writer used backslashes. */
  name: string;
  open(): Promise<Readable>;
}

const asRefusal = (error: unknown): unknown =>
  error instanceof Error && LEADS_OUT.test(error.message) ? fileRefusal(zipPath()) : fileRefusal(ZIP_BROKEN);

function openBuffer(file: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(file, { lazyEntries: true }, (error, zip) => {
      if (error) reject(error);
      else resolve(zip);
    });
  });
}

function streamOf(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(error);
      else resolve(stream);
    });
  });
}

function listEntries(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('error', reject);
    zip.on('end', () => {
      resolve(entries);
    });
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      if (entries.length > EXPORT_ENTRIES_MAX) reject(fileRefusal(ZIP_ENTRIES));
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

function refuseEntries(entries: readonly Entry[]): void {
  let unpacked = 0;
  for (const entry of entries) {
    if (entry.isEncrypted()) throw fileRefusal(ZIP_ENCRYPTED);
    unpacked += entry.uncompressedSize;
    const isBomb =
      entry.uncompressedSize > RATIO_FROM_BYTES && entry.uncompressedSize > entry.compressedSize * RATIO_MAX;
    if (isBomb) throw fileRefusal(zipBomb(entry.fileName));
  }
  if (unpacked > UNPACKED_BYTES_MAX) throw fileRefusal(ZIP_TOO_LARGE);
}

/**
 * Opens a zip and returns its files within the limits (rule moving.limits), without folders. An entry that
 * unpacks to more than its stated size fails while it is read. Throws 422 `invalid:file`.
 */
export async function openZip(file: Buffer): Promise<ZipEntry[]> {
  let entries: Entry[];
  let zip: ZipFile;
  try {
    zip = await openBuffer(file);
    if (zip.entryCount > EXPORT_ENTRIES_MAX) throw fileRefusal(ZIP_ENTRIES);
    entries = await listEntries(zip);
    refuseEntries(entries);
  } catch (error) {
    if (error instanceof Error && error.name === 'ApiError') throw error;
    throw asRefusal(error);
  }
  return entries
    .filter(({ fileName }) => !fileName.endsWith('/'))
    .map((entry) => ({ name: entry.fileName, open: () => streamOf(zip, entry) }));
}
