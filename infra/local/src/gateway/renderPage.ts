import type { RegisteredRemote } from './RegistryAnswer.ts';

interface PageParts {
  nonce: string;
  remotes: readonly RegisteredRemote[];
  /** Scripts that the page needs right after its own. */
  preload: readonly string[];
}

const asAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** JSON escaped so that it cannot end its script element. */
const asScriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Renders the shell's page for one request: replaces the placeholders of the nonce, the registry and the preloads. */
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
