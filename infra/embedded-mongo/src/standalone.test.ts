import { globSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';

const SOURCE = __dirname;
const {
  name: OWN_NAME,
  dependencies,
  devDependencies,
} = JSON.parse(readFileSync(resolve(SOURCE, '../package.json'), 'utf8')) as { name: string } & Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import) '([^'\n]+)';/g)].map(([, name = '']) => name);

/** Files that a server does not need to run. */
const isTool = (file: string): boolean => /\.test\.ts$|[\\/]testing[\\/]|transfer[\\/]/.test(file);

test('imports nothing from outside the package but its dependencies', () => {
  const files = globSync('**/*.ts', { cwd: SOURCE }).map((file) => resolve(SOURCE, file));
  expect(files.length).toBeGreaterThan(50);
  const strays = files.flatMap((file) => {
    const known = Object.keys({
      ...dependencies,
      ...(isTool(file) ? { ...devDependencies, [OWN_NAME]: '', 'fast-check': '' } : {}),
    });
    return importsOf(file)
      .filter((name) =>
        name.startsWith('.')
          ? !resolve(file, '..', name).startsWith(SOURCE + sep)
          : !name.startsWith('node:') && !known.some((one) => name === one || name.startsWith(`${one}/`)),
      )
      .map((name) => `${file.slice(SOURCE.length + 1)}: ${name}`);
  });
  expect(strays).toEqual([]);
});
