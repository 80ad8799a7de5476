/**
 * Gives the window of a `describe`'s tests a laptop's width: `const laptop = onLaptop()`; until the test ends
 * `laptop.resize(390)` makes it a phone's, and `laptop.print()` lays it out for a sheet of A4.
 */
export function onLaptop(): { resize: (width: number) => void; print: () => void } {
  const original = window.matchMedia;
  const listeners = new Set<() => void>();
  let windowWidth = 0;
  let isPrinting = false;
  const matchMedia = (media: string) => {
    const least = Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Infinity);
    const query = Object.assign(original(media), {
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    });
    const matches = () => (media === 'print' ? isPrinting : windowWidth >= least);
    return Object.defineProperty(query, 'matches', { get: matches });
  };
  beforeEach(() => {
    windowWidth = 1440;
    isPrinting = false;
    window.matchMedia = matchMedia;
  });
  afterEach(() => {
    window.matchMedia = original;
  });
  const resize = (width: number) => {
    windowWidth = width;
    for (const listener of [...listeners]) listener();
  };
  return {
    resize,
    print: () => {
      isPrinting = true;
      resize(794);
    },
  };
}
