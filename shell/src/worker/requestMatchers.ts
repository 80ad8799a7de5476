/** What a request is for, by its address on our own origin; the service worker's routes are made of these. */

const HASHED = /\.[0-9a-f]{8,12}\.\w+$/;
const OF_BUILD = /^\/(assets|remotes)\//;

/** A file of a build, which never changes under its name. One that is asked for anew after a failure is not. */
export const isBuiltFile = ({ pathname, search }: URL): boolean =>
  OF_BUILD.test(pathname) && HASHED.test(pathname) && search === '';

/** Which remotes there are. */
export const isRegistry = ({ pathname }: URL): boolean =>
  pathname === '/remotes.json' || /^\/remotes\/[^/]+\/(manifest|declaration)\.json$/.test(pathname);

/** What came is what its name says: a script that is a page of somebody else's may not be kept for ever. */
export function isExpectedFile({ pathname }: URL, answer: Response): boolean {
  const type = answer.headers.get('Content-Type') ?? '';
  return (
    answer.status === 200 &&
    !type.includes('text/html') &&
    (!pathname.endsWith('.js') || type.includes('javascript'))
  );
}
