import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { App } from 'aws-cdk-lib';
import { addStacks } from './addStacks.ts';
import { FLAGS } from './flags.ts';
import { readStage } from './StageConfig.ts';

const folder = resolve(import.meta.dirname, '..');

// Synthesises every stage of the repository into cdk.out/<stage>, without account, credentials or network.
for (const file of readdirSync(resolve(folder, 'stages')).toSorted()) {
  const config = readStage(resolve(folder, 'stages', file));
  const app = new App({ context: FLAGS, outdir: resolve(folder, 'cdk.out', config.stage) });
  addStacks(app, config);
  const { stacks } = app.synth();
  console.log(`${config.stage}: ${stacks.map(({ stackName }) => stackName).join(', ')}`);
}
