/** Purpose of a request, by its address on our own origin; the service worker's routes use these. */

const HASHED = /\.[0-9a-f]{8,12}\.\w+$/;
const OF_BUILD = /^\/(assets|remotes)\//;

/** A file of a build, which never changes under its name. One that is requested again after a failure does not match. */
export const isBuiltFile = ({ pathname, search }: URL): boolean =>
  OF_BUILD.test(pathname) && HASHED.test(pathname) && search === '';

/** The registry of remotes. */
export const isRegistry = ({ pathname }: URL): boolean =>
  pathname === '/remotes.json' || /^\/remotes\/[^/]+\/(manifest|declaration)\.json$/.test(pathname);

/** Whether a response is of the type that its name implies: a foreign page instead of a script must not be cached forever. */
export function isExpectedFile({ pathname }: URL, answer: Response): boolean {
  const type = answer.headers.get('Content-Type') ?? '';
  return (
    answer.status === 200 &&
    !type.includes('text/html') &&
    (!pathname.endsWith('.js') || type.includes('javascript'))
  );
}
