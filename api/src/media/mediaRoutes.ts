import { invalidField } from '@fleetwatch/contract/errors/messages';
import { MEDIA_LINK_EXPIRED, MEDIA_NOT_FOUND } from '@fleetwatch/contract/media/messages';
import { readMediaName, type MediaName } from '@fleetwatch/contract/media/rules';
import type { PresignBody, PresignedPost } from '@fleetwatch/contract/media/wire';
import { UNSUPPORTED_TYPE } from '@fleetwatch/contract/tweets/messages';
import Joi from 'joi';
import { currentClubRecord } from '../clubs/clubDirectory.ts';
import { throttles } from '../accounts/throttles.ts';
import { ApiError } from '../platform/http/errors.ts';
import { RawAnswer } from '../platform/http/RawAnswer.ts';
import { openRoute, type Route } from '../platform/http/route.ts';
import { runtime } from '../platform/config/runtime.ts';
import { diskStorage, MEDIA_PATH } from '../platform/storage/diskStorage.ts';
import { isLinkValid } from '../platform/storage/linkSignature.ts';
import { receiveUpload } from '../platform/storage/receiveUpload.ts';
import { sendFile } from '../platform/storage/sendFile.ts';
import { isMediaKey } from '../platform/storage/mediaKey.ts';
import { mediaStorage } from '../platform/storage/mediaStorage.ts';
import { FREE_TEXT_MAX, textSchema } from '../platform/http/validate.ts';
import { addressOf, findMedia } from './commands/findMedia.ts';
import { requestUpload, objectOf } from './commands/uploads.ts';
import { assertCanUseMedia } from './mediaPolicy.ts';

const presignSchema = Joi.object<PresignBody, true>({
  bucket_name: textSchema(FREE_TEXT_MAX).required(),
  object_name: textSchema(FREE_TEXT_MAX).required(),
});

interface MediaParams {
  club: string;
  folder: string;
  file: string;
}
// The schema accepts any text; the handler answers 404 for one that is no storage key.
const mediaParamsSchema = Joi.object<MediaParams, true>({
  club: Joi.string().required(),
  folder: Joi.string().required(),
  file: Joi.string().required(),
});
interface LinkQuery {
  expires?: string;
  signature?: string;
}
const linkSchema = Joi.object<LinkQuery, true>({
  expires: Joi.string().pattern(/^\d{1,12}$/),
  signature: Joi.string().hex().length(64),
}).and('expires', 'signature');

/** Signed links of tweets expire within half an hour; every picture of a member gets a new name. */
const SHOWN_SIGNED = 'private, max-age=900';
const SHOWN_TO_ALL = 'public, max-age=86400, immutable';

async function nameOf({ bucket_name: bucket, object_name: objectName }: PresignBody): Promise<MediaName> {
  const club = await currentClubRecord();
  if (bucket !== club.s3folder) throw new ApiError('invalid:bucket_name', invalidField('bucket_name'));
  const name = readMediaName(objectName);
  if (!name) throw new ApiError('invalid:object_name', UNSUPPORTED_TYPE);
  return name;
}

export const mediaRoutes: Route[] = [
  openRoute<PresignBody>({
    method: 'POST',
    path: '/presigned_post',
    writes: null,
    summary: 'A signed form for uploading one file: an attachment (members), or a profile picture (anyone).',
    answers:
      '{url, fields}: post the fields as form data, then the file as `file`. Its name in the storage is ours.',
    body: presignSchema,
    async handle({ actor, body, address }): Promise<PresignedPost> {
      const name = await nameOf(body);
      assertCanUseMedia(actor, name);
      await (actor ? throttles().upload.count(actor.id) : throttles().openUpload.count(address));
      const upload = await requestUpload(actor?.id ?? null, name);
      return (await mediaStorage()).presignPost(await objectOf(upload));
    },
  }),

  openRoute<PresignBody>({
    method: 'POST',
    path: '/presigned',
    writes: null,
    summary:
      'The address that shows a file: signed and for half an hour at most, a profile picture’s for good.',
    answers: 'text/plain: the address.',
    body: presignSchema,
    async handle({ actor, body }): Promise<RawAnswer> {
      const name = await nameOf(body);
      assertCanUseMedia(actor, name);
      const object = await findMedia(actor?.id ?? null, name);
      if (!object) throw new ApiError('not_found', MEDIA_NOT_FOUND);
      return new RawAnswer('text/plain', await addressOf(name.folder, object));
    },
  }),

  openRoute({
    method: 'POST',
    path: MEDIA_PATH,
    summary:
      'Where the signed form of /presigned_post is posted to, as multipart/form-data, when media are on disk.',
    answers: 'Nothing.',
    ignoresToken: true,
    isClubless: true,
    async handle(_request, ctx): Promise<void> {
      if (runtime().s3) throw new ApiError('not_found', MEDIA_NOT_FOUND);
      await receiveUpload(ctx.req);
    },
  }),

  openRoute<Record<never, never>, MediaParams, LinkQuery>({
    method: 'GET',
    path: `${MEDIA_PATH}/:club/:folder/:file`,
    summary: 'A file at an address from /presigned.',
    answers: 'The file, or the range of it that was asked for.',
    params: mediaParamsSchema,
    query: linkSchema,
    ignoresToken: true,
    isClubless: true,
    async handle({ params, query }, ctx): Promise<RawAnswer> {
      const name = readMediaName(`${params.folder}/${params.file}`);
      if (!name) throw new ApiError('not_found', MEDIA_NOT_FOUND);
      const object = { key: `${params.club}/${params.folder}/${params.file}`, type: name.type };
      if (!isMediaKey(object.key)) throw new ApiError('not_found', MEDIA_NOT_FOUND);
      const isForAll = name.folder === 'members';
      if (!isForAll && !isLinkValid(object.key, Number(query.expires ?? 0), query.signature ?? '')) {
        throw new ApiError('link_expired', MEDIA_LINK_EXPIRED);
      }
      const media = await mediaStorage();
      if (media !== diskStorage) {
        const headers = { Location: await media.presignGet(object) };
        return new RawAnswer('text/plain', '', { status: 302, headers });
      }
      const asked = {
        ...{ ifNoneMatch: ctx.get('If-None-Match'), ifRange: ctx.get('If-Range'), range: ctx.get('Range') },
      };
      return sendFile(asked, object, isForAll ? SHOWN_TO_ALL : SHOWN_SIGNED);
    },
  }),
];
