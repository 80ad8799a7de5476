import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';

/**
 * Content security policy for Swagger UI: only the scripts and styles below, and requests to this origin
 * only.
 */
export const DOCS_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The API's description as a page, next to `openapi.json`. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fleetwatch API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<main id="docs"><a href="openapi.json">openapi.json</a></main>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#docs', deepLinking: true });\n`;

const { resolve } = createRequire(import.meta.url);
const ofPackage = (name: string) => (): Readable => createReadStream(resolve(`swagger-ui-dist/${name}`));

interface DocsFile {
  type: string;
  read: () => string | Readable;
}

const CSS = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/** Files that the page loads, and the licenses of their contents, by name; there are no others. */
export const DOCS_FILES: ReadonlyMap<string, DocsFile> = new Map([
  ['start.js', { type: SCRIPT, read: () => START }],
  ['swagger-ui.css', { type: CSS, read: ofPackage('swagger-ui.css') }],
  ['swagger-ui-bundle.js', { type: SCRIPT, read: ofPackage('swagger-ui-bundle.js') }],
  ['swagger-ui-bundle.js.LICENSE.txt', { type: TEXT, read: ofPackage('swagger-ui-bundle.js.LICENSE.txt') }],
  ['LICENSE', { type: TEXT, read: ofPackage('LICENSE') }],
  ['NOTICE', { type: TEXT, read: ofPackage('NOTICE') }],
]);
