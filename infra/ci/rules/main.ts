// `npm run rules`: checks that every rule cited by code and tests is defined once in docs/product. Lists the rules that no test
// cites.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkRules, type TextFile } from './checkRules.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const readAll = (files: string[]): TextFile[] =>
  files.map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** The repository's source files, including uncommitted ones. */
function sourceFiles(): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: ROOT, encoding: 'utf8' }).split(
    '\0',
  );
  return execFileSync('git', [...list, '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && !deleted.includes(file) && !file.startsWith('infra/ci/rules/'));
}

const pages = readdirSync(path.join(ROOT, 'docs/product')).map((file) => `docs/product/${file}`);
const { rules, twice, unknown, untested } = checkRules(readAll(pages), readAll(sourceFiles()));

for (const id of twice) console.error(`docs/product defines ${id} twice.`);
for (const { file, id } of unknown) console.error(`${file} cites ${id}, which docs/product does not define.`);
console.log(`${rules} rules, of which tests cite ${rules - untested.length}. The others:`);
console.log(untested.map((id) => `  ${id}`).join('\n'));
if (twice.length + unknown.length > 0) process.exitCode = 1;
