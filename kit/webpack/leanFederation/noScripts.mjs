/** The shell loads entries by a loader of its own (`loadThrough`), under the page's Trusted Types policy. */
function refuse(url) {
  throw new TypeError(`The federation runtime may not load ${url} by itself.`);
}

export { refuse as createLink, refuse as createScript, refuse as loadScript };
export const isStaticResourcesEqual = (one, other) => one === other;
export const safeWrapper = async (work) => work();
