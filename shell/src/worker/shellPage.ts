import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Every address of the portal is the same page: one copy serves them all. */
export const PAGE_KEY = '/';

const PRELOAD = /<link rel="preload"[^>]*>/g;
/** What every page of ours has, and a captive portal's has not. */
const OUR_MARK = 'id="root"';

/**
 * The page as it may be opened again at any address: without the preloads, which were for the one it was asked for. Its
 * headers stay, and so its nonce is the one that its policy names. Null for what is not our page.
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

/** Keeps the page under its one key. */
export const oneShellPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: () => Promise.resolve(PAGE_KEY),
  cacheWillUpdate: ({ response }) => asShellPage(response),
};
