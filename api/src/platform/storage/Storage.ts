import type { Readable } from 'node:stream';
import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';

/** An object: its key in the storage (see `isMediaKey`) and its type. */
export interface MediaObject {
  key: string;
  type: PictureType;
}

/** A stored object's key and time. */
export interface StoredMedia {
  key: string;
  storedAt: Date;
}

/** A storage of media: the disk or an S3 bucket (rule media.links). */
export interface Storage {
  /** A signed form with which a browser uploads this object, of its type and size, within ten minutes. */
  presignPost(object: MediaObject): Promise<PresignedPost>;
  /** A signed address of the object, valid for a quarter to half an hour. */
  presignGet(object: MediaObject): Promise<string>;
  /**
   * Whether the upload of a form is stored under its key. An upload gets its key only after its content is checked, and
   * cannot be overwritten afterwards. Throws `invalid:file` for refused content, which is removed.
   */
  settle(object: MediaObject): Promise<boolean>;
  /** Stores an object that the server itself has. */
  write(object: MediaObject, content: Buffer): Promise<void>;
  /** The whole object; null when it does not exist. */
  read(key: string): Promise<Buffer | null>;
  /** The object as a stream that is read in parts; null when it does not exist. */
  stream(key: string): Promise<Readable | null>;
  /** All objects with a key prefix (`{club's folder}/tweets/`), at most a thousand at a time. */
  list(folder: string): AsyncIterable<StoredMedia[]>;
  /** Removes up to a thousand objects. Missing objects are ignored. */
  remove(keys: readonly string[]): Promise<void>;
}

export const UPLOAD_SECONDS = 600;
export const LINK_SECONDS = 900;
