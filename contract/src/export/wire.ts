import type { LocalDateTimeText } from '../time/localText.ts';

/** The version of the export's format; the number in the file's name (rule leaving.format). */
export const EXPORT_VERSION = 1;

/** How many documents of one kind an export made now would have. */
export interface ExportedCollection {
  /** The file's name without its type: 'sorties' is data/sorties.ndjson. */
  name: string;
  /** 'What was rowed' */
  what: string;
  count: number;
}

/** An export that was made. */
export interface ExportRecord {
  at: LocalDateTimeText;
  /** The member's name; null for one made on the command line, and for who is gone. */
  who: string | null;
}

/** GET /club-exports */
export interface ClubExportsAnswer {
  collections: ExportedCollection[];
  /** The latest first, `EXPORTS_SHOWN` at most. */
  made: ExportRecord[];
}

export const EXPORTS_SHOWN = 10;

/** POST /club-export: where the file is, for `EXPORT_TICKET_SECONDS`. */
export interface ClubExportAnswer {
  /** Same-origin path of the file. */
  address: string;
}

export const EXPORT_TICKET_SECONDS = 60;

/** `manifest.json`, the last file of an export. */
export interface ExportManifest {
  format: 'fleetwatch-export';
  version: typeof EXPORT_VERSION;
  /** When the documents were read, ISO 8601 with the offset of the club's time zone. */
  madeAt: string;
  club: { id: string; name: string; timezone: string; seasonStart: string; locale: string };
  /** Documents by collection. */
  counts: Record<string, number>;
  /** SHA-256 of every other file, in hex, by its path. */
  sha256: Record<string, string>;
}
