import type { LocalDateTimeText } from '../time/localText.ts';

/** Version of the export's format, which is part of the file's name (rule leaving.format). */
export const EXPORT_VERSION = 1;

/** Number of documents of one kind that an export would contain now. */
export interface ExportedCollection {
  /** The file's name without its type: 'sorties' is data/sorties.ndjson. */
  name: string;
  /** Label: 'What was rowed' */
  what: string;
  count: number;
}

/** A completed export. */
export interface ExportRecord {
  at: LocalDateTimeText;
  /** The member's name; null for one made on the command line, and for a former member. */
  who: string | null;
}

/** GET /club-exports */
export interface ClubExportsAnswer {
  collections: ExportedCollection[];
  /** The latest first, `EXPORTS_SHOWN` at most. */
  made: ExportRecord[];
}

export const EXPORTS_SHOWN = 10;

/** POST /club-export: the address of the file, valid for `EXPORT_TICKET_SECONDS`. */
export interface ClubExportAnswer {
  /** Same-origin path of the file. */
  address: string;
}

export const EXPORT_TICKET_SECONDS = 60;

/** `manifest.json`, the last file of an export. */
export interface ExportManifest {
  format: 'fleetwatch-export';
  version: typeof EXPORT_VERSION;
  /** Time at which the documents were read, ISO 8601 with the offset of the club's time zone. */
  madeAt: string;
  club: { id: string; name: string; timezone: string; seasonStart: string; locale: string };
  /** Documents by collection. */
  counts: Record<string, number>;
  /** SHA-256 of every other file, in hex, by its path. */
  sha256: Record<string, string>;
}
