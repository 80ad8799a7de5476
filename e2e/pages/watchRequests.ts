import { expect, type Page, type Request } from '@playwright/test';

const isStream = (request: Request) => request.url().endsWith('/api/events');

/** Two frames and two idle moments: what a screen renders or fetches once it is idle has begun by then. */
const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((resume) => requestIdleCallback(resume));
    }
  });

/**
 * Watches the page's requests from now on.
 * @returns a function that waits until each is answered, but for the stream of events, and the page is idle
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  const open = () => [...pending].map((request) => request.url());
  page.on('request', (request) => {
    if (!isStream(request)) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () =>
    expect(async () => {
      expect(open()).toEqual([]);
      await untilIdle(page);
      expect(open()).toEqual([]);
    }).toPass({ intervals: [20, 50, 100], timeout: 30_000 });
}
