// @chunk screens

/**
 * Calls back after the next layout, before paint, and whenever the element's size changes; returns the unsubscribe function.
 * Reading a size synchronously would force an extra layout.
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
