import type { Readable } from 'node:stream';
import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';

/** An object: its key in the storage (see `isMediaKey`) and its type. */
export interface MediaObject {
  key: string;
  type: PictureType;
}

/** Key and time of a stored object. */
export interface StoredMedia {
  key: string;
  storedAt: Date;
}

/** Media storage: the disk or an S3 bucket (rule media.links). */
export interface Storage {
  /** Signs a form for uploading this object from a browser, of its type and size, within ten minutes. */
  presignPost(object: MediaObject): Promise<PresignedPost>;
  /** Signs an address of the object, valid for 15 to 30 minutes. */
  presignGet(object: MediaObject): Promise<string>;
  /**
   * Whether the upload of a form is stored under its key. An upload receives its key only after its content
   * is checked, and cannot be overwritten afterwards. Throws `invalid:file` for refused content, which is
   * removed.
   */
  settle(object: MediaObject): Promise<boolean>;
  /** Stores an object created by the server itself. */
  write(object: MediaObject, content: Buffer): Promise<void>;
  /** Reads the whole object; null when it does not exist. */
  read(key: string): Promise<Buffer | null>;
  /** Streams the object; null when it does not exist. */
  stream(key: string): Promise<Readable | null>;
  /** Lists all objects with a key prefix (`{club's folder}/tweets/`), at most a thousand at a time. */
  list(folder: string): AsyncIterable<StoredMedia[]>;
  /** Removes up to a thousand objects. Missing objects are ignored. */
  remove(keys: readonly string[]): Promise<void>;
}

export const UPLOAD_SECONDS = 600;
export const LINK_SECONDS = 900;
