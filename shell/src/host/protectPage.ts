const fixed = (value: unknown): PropertyDescriptor => ({ value, writable: false, configurable: false });

/**
 * Freezes what a single careless line of a remote would take from every other screen: navigation, requests, and the storage
 * entries of drafts, settings and the queue (rule portal.protected). Such a line throws in that remote.
 */
export function protectPage(page: typeof globalThis = globalThis): void {
  const { history, Storage: storage } = page;
  for (const name of ['pushState', 'replaceState'] as const)
    Object.defineProperty(history, name, fixed(history[name].bind(history)));
  Object.defineProperty(page, 'fetch', fixed(page.fetch.bind(page)));
  const clear = () => {
    throw new Error('The storage belongs to every screen.');
  };
  Object.defineProperty(storage.prototype, 'clear', fixed(clear));
}
