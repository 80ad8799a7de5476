import { resolve } from 'node:path';
import { App } from 'aws-cdk-lib';
import { addStacks } from './addStacks.ts';
import { FLAGS } from './flags.ts';
import { readStage } from './StageConfig.ts';

const folder = resolve(import.meta.dirname, '..');

/** `-c stage=hosting` reads stages/hosting.json, `-c stage=../ours.json` that file. */
function stageFile(app: App): string {
  const named: unknown = app.node.tryGetContext('stage');
  if (typeof named !== 'string') throw new Error('Which stage? -c stage=<name or path>');
  return /[./\\]/.test(named) ? resolve(named) : resolve(folder, 'stages', `${named}.json`);
}

const app = new App({ context: FLAGS });
addStacks(app, readStage(stageFile(app)));
app.synth();
