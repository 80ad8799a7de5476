import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** A file of the repository that these stacks must agree with. */
export const repositoryFile = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');

/** The headers that an nginx configuration adds, in lower case, without conditional ones. */
export function addedHeaders(path: string): Record<string, string> {
  const lines = repositoryFile(path).matchAll(
    /^\s*add_header\s+([\w-]+)\s+(?:"([^"]*)"|(\S+?))(?:\s+always)?;/gm,
  );
  return Object.fromEntries(
    [...lines].map(([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain ?? '']),
  );
}
