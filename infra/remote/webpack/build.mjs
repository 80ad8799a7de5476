import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findExcess } from '@fleetwatch/site/findExcess';
import webpack from 'webpack';
import { formatSizes, measureFolder } from './sizes.mjs';

/**
 * Production build of the workspace in the current folder. Warnings fail the build as errors do, because warnings are not
 * read twice.
 */
const folder = process.cwd();
const { default: config } = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);

const compiler = webpack(config);
const stats = await new Promise((resolve, reject) => {
  compiler.run((error, result) => (error ? reject(error) : resolve(result)));
});
await new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));

if (stats.hasErrors() || stats.hasWarnings()) {
  console.error(stats.toString({ all: false, errors: true, warnings: true, colors: process.stderr.isTTY }));
  process.exit(1);
}
const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
console.log(`${config.name}: built in ${seconds} s`);
console.log(formatSizes(measureFolder(config.output.path)));

// A remote's; the shell has none.
const manifest = join(config.output.path, 'manifest.json');
const excess = existsSync(manifest)
  ? await findExcess(config.output.path, JSON.parse(readFileSync(manifest, 'utf8')))
  : [];
if (excess.length > 0) {
  console.error(`${config.name}: ${excess.join(' ')} Load what is not needed at first on demand.`);
  process.exit(1);
}
