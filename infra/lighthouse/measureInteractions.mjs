/** CPU throttling of an emulated phone: a quarter of this machine's speed. */
const SLOWER = 4;
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * Interaction to Next Paint: the slowest response to a tap, from the touch to the next frame, in ms. Taps under 16 ms, the
 * minimum that browsers report, count as 16.
 * @param use simulates a user's taps on the page
 */
export async function measureInteractions(context, url, use) {
  const page = await context.newPage();
  await page.setViewport(PHONE);
  await page.evaluateOnNewDocument(() => {
    globalThis.tapsMs = [];
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (interactionId > 0) globalThis.tapsMs.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle2' });
  await page.emulateCPUThrottling(SLOWER);
  await use(page);
  // The entry of the last tap is reported after its frame is painted.
  const tapsMs = await page.evaluate(
    () =>
      new Promise((resolve) =>
        globalThis.requestAnimationFrame(() =>
          globalThis.requestAnimationFrame(() => setTimeout(() => resolve(globalThis.tapsMs), 100)),
        ),
      ),
  );
  await page.close();
  return Math.max(16, ...tapsMs);
}
