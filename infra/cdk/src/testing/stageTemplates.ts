import { resolve } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { addStacks } from '../addStacks.ts';
import { FLAGS } from '../flags.ts';
import { readStage, type StageConfig } from '../StageConfig.ts';

/** A resource of a template. */
export interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
  DependsOn?: string[];
  DeletionPolicy?: string;
}

export const stageFile = (stage: string) => resolve(import.meta.dirname, '../../stages', `${stage}.json`);

/** The templates of a stage by the last part of the stack's name: `portal`, `publish-shell`. */
export function stageTemplates(stage: string, changes: Partial<StageConfig> = {}): Map<string, Template> {
  const config = { ...readStage(stageFile(stage)), ...changes };
  const app = new App({ context: FLAGS });
  addStacks(app, config);
  app.synth();
  const prefix = `fleetwatch-${config.stage}-`;
  const stacks = app.node.children.filter((child) => child instanceof Stack);
  return new Map(stacks.map((stack) => [stack.stackName.slice(prefix.length), Template.fromStack(stack)]));
}

/** @throws when there is no such stack */
export function templateOf(templates: ReadonlyMap<string, Template>, part: string): Template {
  const template = templates.get(part);
  if (!template) throw new Error(`There is no stack ${part}.`);
  return template;
}

/** Resources of a type, by their ids. */
export const resourcesOf = (template: Template, type: string) =>
  template.findResources(type) as Record<string, Resource>;

/** The only resource of a type. @throws when there are none or several */
export function onlyResource(template: Template, type: string): Resource {
  const [first, ...others] = Object.values(resourcesOf(template, type));
  if (!first || others.length > 0) throw new Error(`${others.length + (first ? 1 : 0)} of ${type}, not one.`);
  return first;
}
