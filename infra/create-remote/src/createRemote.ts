import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { nameRemote, type RemoteNames } from './nameRemote.ts';
import { RemoteRefusal } from './RemoteRefusal.ts';

/** Output of builds and installs. */
const BUILD_OUTPUT = /^(dist|node_modules)(\/|$)/;

/** npm leaves a `.gitignore` out of a package. */
const inPlace = (file: string) => (file === 'gitignore' ? '.gitignore' : file);

const inTheNameOf = (text: string, { name, component, title, path }: RemoteNames): string =>
  text
    .replaceAll('remote-template', name)
    .replaceAll('TemplateScreen', component)
    .replaceAll('Your Remote', title)
    .replaceAll('/your-remote', path);

/** Copies the template under a remote's names; `isWanted` takes a file's path within it. */
export async function writeTemplate(
  template: string,
  folder: string,
  names: RemoteNames,
  isWanted: (file: string) => boolean = () => true,
): Promise<void> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(template, join(entry.parentPath, entry.name)).split(sep).join('/'));
  for (const file of files) {
    if (BUILD_OUTPUT.test(file) || !isWanted(file)) continue;
    const place = join(folder, inTheNameOf(inPlace(file), names));
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, inTheNameOf(await readFile(join(template, file), 'utf8'), names));
  }
}

/**
 * Creates a remote in a folder of its name.
 * @throws RemoteRefusal when the name is invalid, or the folder exists; then nothing is changed.
 */
export async function createRemote(template: string, parent: string, name: string): Promise<RemoteNames> {
  const names = nameRemote(name);
  const folder = join(parent, name);
  if (existsSync(folder)) throw new RemoteRefusal(`${name} already exists.`);
  const draft = `${folder}.new`;
  try {
    await writeTemplate(template, draft, names);
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return names;
}
