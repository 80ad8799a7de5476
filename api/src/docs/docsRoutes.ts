import { NOT_FOUND } from '@fleetwatch/contract/errors/texts';
import Joi from 'joi';
import { ApiError } from '../platform/http/errors.ts';
import { REPLY, type Reply } from '../platform/http/Reply.ts';
import { openRoute, type Route } from '../platform/http/route.ts';
import { runtime } from '../platform/config/runtime.ts';
import { DOCS_CSP, DOCS_FILES, DOCS_PAGE } from './docsPage.ts';
import { openApiOf, type OpenApi } from './openApiOf.ts';

interface FileParams {
  file: string;
}
// The schema accepts any text; the handler answers 404 for an unknown file.
const fileParamsSchema = Joi.object<FileParams, true>({ file: Joi.string().required() });

/** A newer Swagger UI has the same file names, so devices revalidate after an hour. */
const FILE_CACHING = 'public, max-age=3600';

/** Builds the routes that describe a table of routes, including themselves. */
export function docsRoutes(described: readonly Route[]): Route[] {
  const documents = new Map<string, OpenApi>();
  const describe = (): OpenApi => {
    const { basePath, publicOrigin } = runtime();
    const url = `${publicOrigin ?? ''}${basePath}`;
    const document = documents.get(url) ?? openApiOf([...described, ...own], url);
    documents.set(url, document);
    return document;
  };
  const own: Route[] = [
    openRoute({
      method: 'GET',
      path: '/openapi.json',
      summary: "Get the API's description, OpenAPI 3.1.",
      answers: 'The document.',
      ignoresToken: true,
      isClubless: true,
      handle: describe,
    }),
    openRoute({
      method: 'GET',
      path: '/docs',
      summary: "Show the API's description as a page.",
      answers: 'text/html.',
      ignoresToken: true,
      isClubless: true,
      handle: (): Reply => ({
        [REPLY]: 'raw',
        type: 'text/html; charset=utf-8',
        content: DOCS_PAGE,
        headers: { 'Content-Security-Policy': DOCS_CSP },
      }),
    }),
    openRoute<object, FileParams>({
      method: 'GET',
      path: '/docs/:file',
      summary: 'Get a script, style sheet or license text of /docs.',
      answers: 'text/javascript, text/css or text/plain.',
      params: fileParamsSchema,
      ignoresToken: true,
      isClubless: true,
      handle({ params }): Reply {
        const file = DOCS_FILES.get(params.file);
        if (!file) throw new ApiError('not_found', NOT_FOUND);
        const headers = { 'Cache-Control': FILE_CACHING };
        return { [REPLY]: 'raw', type: file.type, content: file.read(), headers };
      },
    }),
  ];
  return own;
}
