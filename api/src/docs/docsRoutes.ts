import { RawAnswer } from '../platform/http/RawAnswer.ts';
import { openRoute, type Route } from '../platform/http/route.ts';
import { runtime } from '../platform/config/runtime.ts';
import { DOCS_CSP, docsPage } from './docsPage.ts';
import { openApiOf, type OpenApi } from './openApiOf.ts';

/** The routes that describe a table of routes, including themselves. */
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
      summary: 'The API’s description, OpenAPI 3.1.',
      answers: 'The document.',
      ignoresToken: true,
      isClubless: true,
      handle: describe,
    }),
    openRoute({
      method: 'GET',
      path: '/docs',
      summary: 'The API’s description as a page.',
      answers: 'text/html.',
      ignoresToken: true,
      isClubless: true,
      handle(_request, ctx) {
        ctx.set('Content-Security-Policy', DOCS_CSP);
        return new RawAnswer('text/html; charset=utf-8', docsPage(describe()));
      },
    }),
  ];
  return own;
}
