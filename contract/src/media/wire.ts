/** POST /presigned_post and POST /presigned: one object of the club's storage (rule media.links). */
export interface PresignBody {
  /** The club's storage folder, GET /club's `s3folder`. */
  bucket_name: string;
  /** `tweets/{name}.{type}`, `members/{name}.png`, `crest/{name}.png` or `damages/{name}.jpg` within it; `/` and the folder may precede it. */
  object_name: string;
}

/** POST /presigned_post: the file is posted to `url` as form data, all `fields` before it, the file last as `file`. */
export interface PresignedPost {
  url: string;
  fields: Record<string, string>;
}
