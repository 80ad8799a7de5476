import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** A file of the repository: what is run elsewhere is the truth that is compared with here. */
export const repositoryFile = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');

/** The headers that a configuration of nginx adds, lower case, without what only says whose turn it is. */
export function addedHeaders(path: string): Record<string, string> {
  const lines = repositoryFile(path).matchAll(
    /^\s*add_header\s+([\w-]+)\s+(?:"([^"]*)"|(\S+?))(?:\s+always)?;/gm,
  );
  return Object.fromEntries(
    [...lines].map(([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain ?? '']),
  );
}
