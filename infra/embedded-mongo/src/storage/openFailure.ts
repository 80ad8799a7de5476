import { statSync } from 'node:fs';

/** SQLite's primary result codes for files that cannot be opened. */
const CODES = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
};

/** Returns SQLite's primary result code of an error of `node:sqlite`; undefined for other errors. */
const primaryCode = (error: unknown): number | undefined => {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
};

/** Whether another process has locked the file. */
export const isLockedElsewhere = (error: unknown): boolean => {
  const code = primaryCode(error);
  return code === CODES.busy || code === CODES.locked;
};

/** Whether SQLite reports that the disk is full. */
export const isDiskFull = (error: unknown): boolean => primaryCode(error) === CODES.full;

/** Returns why the database file or its folder cannot be used, and the remedy. */
export const openFailure = (file: string, error: unknown): Error => {
  const why = String(error).replace(/^Error: /, '');
  switch (primaryCode(error)) {
    case CODES.readOnly:
    case CODES.cannotOpen:
      return new Error(
        `The database file ${file} cannot be written (${why}). Check the rights on it and on its folder.`,
      );
    case CODES.full:
      return new Error(
        `The disk that holds ${file} is full (${why}). Make room, then start again: nothing is lost.`,
      );
    case CODES.ioError:
      return new Error(
        `The disk that holds ${file} does not answer as it should (${why}). Check the disk and the room on it.`,
      );
    case CODES.busy:
    case CODES.locked:
      return new Error(`The database file ${file} is in use by another process (${why}).`);
    case CODES.corrupt:
    case CODES.notADatabase:
      return damaged(file, why);
    default:
      return new Error(`The database file ${file} cannot be opened: ${why}.`);
  }
};

/** The file exists, but is not a complete database. */
export const damaged = (file: string, why: string): Error =>
  new Error(`The database file ${file} is damaged: ${why}. Put a backup in its place.`);

/** Throws for a file of 0 bytes: it was a truncated database, since a new one is never left empty. */
export const refuseEmptyFile = (file: string): void => {
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) throw damaged(file, 'it has 0 bytes');
};
