import type { RegisteredRemote } from './RegistryAnswer.ts';

interface PageParts {
  nonce: string;
  remotes: readonly RegisteredRemote[];
  /** Scripts the page will want as soon as its own has run. */
  preload: readonly string[];
}

const asAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** JSON that may stand inside a script element: nothing in it can end the element. */
const asScriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The shell's page for one request: its nonce, the registry, and what to fetch at once, in the places made for them. */
export function renderPage(template: string, { nonce, remotes, preload }: PageParts): string {
  const links = preload.map(
    (href) => `<link rel="preload" as="script" href="${asAttribute(href)}" nonce="${nonce}" />`,
  );
  const registry = `<script type="application/json" id="remotes">${asScriptText({ remotes })}</script>`;
  return template
    .replaceAll('%NONCE%', () => nonce)
    .replace('<!--preload-->', () => links.join(''))
    .replace('<!--registry-->', () => registry);
}
