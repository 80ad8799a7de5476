import type { RemoteRegistry } from '@fleetwatch/kit/federation/RemoteRegistry';

interface PageParts {
  nonce: string;
  registry: RemoteRegistry;
  /** Scripts that the page needs right after its own. */
  preload: readonly string[];
}

const asAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** JSON escaped so that it cannot end its script element. */
const asScriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Renders the shell's page for one request: replaces the placeholders of the nonce, the registry and the preloads. */
export function renderPage(template: string, { nonce, registry, preload }: PageParts): string {
  const links = preload.map(
    (href) => `<link rel="preload" as="script" href="${asAttribute(href)}" nonce="${nonce}" />`,
  );
  const listed = `<script type="application/json" id="remotes">${asScriptText(registry)}</script>`;
  return template
    .replaceAll('%NONCE%', () => nonce)
    .replace('<!--preload-->', () => links.join(''))
    .replace('<!--registry-->', () => listed);
}
