/**
 * Calls with the next layout, before it is painted, and with each that gives the element another size; the answer stops
 * it. To read a size at once has the browser lay out the page there and then, and once more for the frame.
 */
export function afterLayout(element: Element, then: () => void): () => void {
  // jsdom has no layout, and no ResizeObserver.
  if (typeof ResizeObserver === 'undefined') {
    then();
    return () => undefined;
  }
  const observer = new ResizeObserver(then);
  observer.observe(element);
  return () => observer.disconnect();
}
