import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';

const FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;

const HEAD = `This build contains code of the libraries below, each under its own licence.\n`;

/** The package folders that contain these files; files of the workspaces are skipped. */
export function packageFoldersOf(files) {
  const folders = files.flatMap((file) => FOLDER.exec(file)?.[1] ?? []);
  return [...new Set(folders)].sort();
}

/** The notice of one package. */
export function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  // A package may name its licence in its file alone.
  const head = [name, version, ...(license ? [`(${license})`] : [])].join(' ');
  return { name, text: [head, ...texts].join('\n\n') };
}

/**
 * The notices that the libraries' licences require: name, version, licence and its text, sorted by name.
 * @param others notices of what is in the build without being a module of a package: `{name, text}`
 */
export function noticesOf(folders, others = []) {
  const notices = [...folders.map(noticeOf), ...others].sort((one, other) =>
    one.name.localeCompare(other.name),
  );
  return `${[HEAD, ...notices.map(({ text }) => text)].join(`\n${'-'.repeat(72)}\n\n`)}\n`;
}

const modulesOf = ({ modules, chunkGraph, children }) => [
  ...[...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0),
  // The service worker is a build of its own within the shell's.
  ...children.flatMap(modulesOf),
];

/** Emits the notices of all bundled libraries, and these others, under a fixed file name. */
export class Notices {
  constructor(filename, others = []) {
    this.filename = filename;
    this.others = others;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Notices', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'Notices', stage }, () => {
        const parts = modulesOf(compilation).flatMap((module) => module.modules ?? [module]);
        const bundled = packageFoldersOf(parts.map(({ resource = '' }) => resource));
        const text = noticesOf(bundled, this.others);
        compilation.emitAsset(this.filename, new webpack.sources.RawSource(text));
      });
    });
  }
}
