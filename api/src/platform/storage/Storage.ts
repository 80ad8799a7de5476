import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';

/** One object: its key in the storage (see `isMediaKey`), and its type. */
export interface MediaObject {
  key: string;
  type: PictureType;
}

/** What lies in the storage, and since when. */
export interface StoredMedia {
  key: string;
  storedAt: Date;
}

/** Where media are: on disk, or in a bucket that speaks S3 (rule media.links). */
export interface Storage {
  /** A signed form by which a browser puts this one object, of its type and size, within ten minutes. */
  presignPost(object: MediaObject): Promise<PresignedPost>;
  /** A signed address that shows the object for a quarter to half an hour. */
  presignGet(object: MediaObject): Promise<string>;
  /**
   * Whether what was posted by the form is there, under its key. Nothing is that has not been looked at, and nothing that is
   * can be posted over. Throws `invalid:file` for what may not be shown, which is removed.
   */
  settle(object: MediaObject): Promise<boolean>;
  /** The whole object; null when it is not there. */
  read(key: string): Promise<Buffer | null>;
  /** All objects whose keys begin so (`{club's folder}/tweets/`), a thousand at most at a time. */
  list(folder: string): AsyncIterable<StoredMedia[]>;
  /** Removes at most a thousand objects. Missing objects are no error. */
  remove(keys: readonly string[]): Promise<void>;
}

export const UPLOAD_SECONDS = 600;
export const LINK_SECONDS = 900;
