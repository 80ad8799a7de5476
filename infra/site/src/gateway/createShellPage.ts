import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { assertNoLink } from './kindOfFile.ts';

/** A module in `provided.json` of the shell's build; `files` are set when it loads on demand. */
interface ProvidedModule {
  files?: string[];
}

/** The built page of the shell, and the files of the modules it loads on demand. */
export interface ShellPage {
  template: string;
  filesOf(keys: readonly string[]): string[];
  /** Paths that are the shell's own. */
  paths: readonly string[];
}

/** Reads the shell's build, and again when it has changed. @throws when the shell is not built */
export function createShellPage(shellDist: string): () => Promise<ShellPage> {
  let known: { at: number; page: ShellPage } | undefined;
  return async () => {
    const path = join(shellDist, 'index.html');
    const { mtimeMs } = await stat(path);
    if (known?.at === mtimeMs) return known.page;
    for (const file of ['index.html', 'provided.json']) await assertNoLink(shellDist, file);
    const template = await readFile(path, 'utf8');
    const provided = JSON.parse(await readFile(join(shellDist, 'provided.json'), 'utf8')) as {
      modules: Record<string, ProvidedModule>;
      /** Missing in builds older than 0.3.0. */
      paths?: string[];
    };
    const page: ShellPage = {
      template,
      paths: provided.paths ?? [],
      filesOf: (keys) =>
        [...new Set(keys.flatMap((key) => provided.modules[key]?.files ?? []))].map((file) => `/${file}`),
    };
    known = { at: mtimeMs, page };
    return page;
  };
}
