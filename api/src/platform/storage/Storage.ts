import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';

/** One object: its key in the storage, `{club's folder}/{tweets or members}/{name}.{type}`, and its type. */
export interface MediaObject {
  key: string;
  type: PictureType;
}

/** What lies in the storage, and since when. */
export interface StoredMedia {
  key: string;
  storedAt: Date;
}

/** Where media are: on disk, or in a bucket that speaks S3 (design decision "Media"). */
export interface Storage {
  /** A signed form by which a browser puts this one object, of its type and size, within ten minutes. */
  presignPost(object: MediaObject): Promise<PresignedPost>;
  /** A signed address that shows the object for a quarter to half an hour. */
  presignGet(object: MediaObject): Promise<string>;
  /** The object's first bytes, for looking at what it is; null when it is not there. */
  readHead(key: string): Promise<Buffer | null>;
  /** The whole object; null when it is not there. */
  read(key: string): Promise<Buffer | null>;
  /** All objects whose keys begin with `{club's folder}/{tweets or members}/`, a thousand at most at a time. */
  list(folder: string): AsyncIterable<StoredMedia[]>;
  /** Removes a thousand at most; what is not there is no error. */
  remove(keys: readonly string[]): Promise<void>;
}

export const UPLOAD_SECONDS = 600;
export const LINK_SECONDS = 900;
/** The longest beginning by which any of the types is told. */
export const HEAD_BYTES = 64;
