import { MEDIA_NOT_FOUND } from '@fleetwatch/contract/media/texts';
import type { PresignBody, PresignedPost } from '@fleetwatch/contract/media/wire';
import Joi from 'joi';
import { runtime } from '../platform/config/runtime.ts';
import { ApiError } from '../platform/http/errors.ts';
import { REPLY, type Reply } from '../platform/http/Reply.ts';
import { requestedOrigin, absoluteAddress } from '../platform/http/requestedOrigin.ts';
import { openRoute, type Route } from '../platform/http/route.ts';
import { FREE_TEXT_MAX, textSchema } from '../platform/http/validate.ts';
import { MEDIA_PATH } from '../platform/storage/diskStorage.ts';
import { receiveUpload } from '../platform/storage/receiveUpload.ts';
import { findMediaAddress } from './commands/findMediaAddress.ts';
import { offerUpload } from './commands/offerUpload.ts';
import { linkedMedia, type LinkSignature, type MediaPath } from './linkedMedia.ts';
import { presentMedia } from './mediaPresenter.ts';

const presignSchema = Joi.object<PresignBody, true>({
  bucket_name: textSchema(FREE_TEXT_MAX).required(),
  object_name: textSchema(FREE_TEXT_MAX).required(),
});

// The schema accepts any text; the handler answers 404 for one that is not a storage key.
const mediaParamsSchema = Joi.object<MediaPath, true>({
  club: Joi.string().required(),
  folder: Joi.string().required(),
  file: Joi.string().required(),
});
const linkSchema = Joi.object<LinkSignature, true>({
  expires: Joi.string().pattern(/^\d{1,12}$/),
  signature: Joi.string().pattern(/^[0-9a-fA-F]{64}$/),
}).and('expires', 'signature');

export const mediaRoutes: Route[] = [
  openRoute<PresignBody>({
    method: 'POST',
    path: '/presigned_post',
    writes: null,
    summary:
      'Get a signed form for uploading one file: an attachment (members) or a profile picture (anyone).',
    answers:
      '{url, fields}: post the fields as form data, then the file as `file`. The server chooses its stored name.',
    hasSecret: true,
    body: presignSchema,
    async handle({ actor, body, address }, ctx): Promise<PresignedPost> {
      const { url, fields } = await offerUpload(actor, address, body);
      return { url: absoluteAddress(url, requestedOrigin(ctx)), fields };
    },
  }),

  openRoute<PresignBody>({
    method: 'POST',
    path: '/presigned',
    writes: null,
    summary:
      "Get a file's link: signed and valid for up to half an hour, or permanent for a profile picture.",
    answers: 'text/plain: the link.',
    hasSecret: true,
    body: presignSchema,
    async handle({ actor, body }, ctx): Promise<Reply> {
      const address = await findMediaAddress(actor, body);
      const content = absoluteAddress(address, requestedOrigin(ctx));
      return { [REPLY]: 'raw', type: 'text/plain', content };
    },
  }),

  openRoute({
    method: 'POST',
    path: MEDIA_PATH,
    summary:
      'Receive the signed form of /presigned_post as multipart/form-data, if media are stored on disk.',
    answers: 'Nothing.',
    ignoresToken: true,
    isClubless: true,
    async handle(_request, ctx): Promise<void> {
      if (runtime().s3) throw new ApiError('not_found', MEDIA_NOT_FOUND);
      await receiveUpload(ctx.req);
    },
  }),

  openRoute<Record<never, never>, MediaPath, LinkSignature>({
    method: 'GET',
    path: `${MEDIA_PATH}/:club/:folder/:file`,
    summary: 'Get a file by its link from /presigned.',
    answers: 'The file, or the requested range.',
    params: mediaParamsSchema,
    query: linkSchema,
    ignoresToken: true,
    isClubless: true,
    async handle({ params, query }, ctx): Promise<Reply> {
      return presentMedia(linkedMedia(params, query), {
        ifNoneMatch: ctx.get('If-None-Match'),
        ifRange: ctx.get('If-Range'),
        range: ctx.get('Range'),
      });
    },
  }),
];
