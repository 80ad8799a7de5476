import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Every address of the portal is the same page: one copy serves them all. */
export const PAGE_KEY = '/';

const PRELOAD = /<link rel="preload"[^>]*>/g;
/** Content of every page of ours, which a captive portal's lacks. */
const OUR_MARK = 'id="root"';

/**
 * Returns the page in a form that can be opened at any address: without the preloads, which were for the requested one. Its
 * headers stay, and so its nonce matches its policy. Null for a foreign page.
 */
export async function asShellPage(answer: Response): Promise<Response | null> {
  if (!answer.ok || answer.redirected) return null;
  const text = await answer.clone().text();
  if (!text.includes(OUR_MARK)) return null;
  const headers = new Headers(answer.headers);
  // The text is no longer compressed.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(text.replaceAll(PRELOAD, ''), { headers });
}

/** Stores the page under its one key. */
export const oneShellPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: () => Promise.resolve(PAGE_KEY),
  cacheWillUpdate: ({ response }) => asShellPage(response),
};
