import { readFileSync } from 'node:fs';
import Joi from 'joi';

/** One of the two services: its image, size and number of tasks. */
export interface ServiceSize {
  /** Tag of the image in the stage's repository (ImagesStack). */
  tag: string;
  /** CPU in 1/1024 of a core, in Fargate's sizes. */
  cpu: number;
  memoryMiB: number;
  minTasks: number;
  maxTasks: number;
}

/** A GitHub repository whose workflows on one branch may publish. */
export interface Publisher {
  repository: string;
  branch: string;
}

/** The settings in which installations differ. They contain no account and no secret: those are looked up by name. */
export interface StageConfig {
  /** Part of every name, so that two stages can share an account. */
  stage: string;
  region: string;
  /** The portal's hosts; the first is used in mails. `*.` before a name admits one subdomain per club. */
  domainNames: string[];
  mailFrom: string;
  /** Remotes with a publishing role of their own. */
  remotes: string[];
  /** Publishers outside the account, by `shell` or the remote's name. */
  publishers: Record<string, Publisher>;
  architecture: 'ARM64' | 'X86_64';
  api: ServiceSize;
  pages: ServiceSize;
  natGateways: number;
  database: {
    /** The endpoint service of a managed MongoDB; without it the database is reached through peering or NAT. */
    privateLinkService?: string | undefined;
  };
  /** Puts AWS WAF in front, with nginx's limits on floods. */
  firewall: boolean;
  logDays: number;
  /** Days for which removed media can be restored. */
  mediaRecoveryDays: number;
  /** E-mail address for alarms. */
  alarmEmails: string[];
}

const label = '[a-z0-9]([a-z0-9-]*[a-z0-9])?';
const host = Joi.string().pattern(new RegExp(`^(\\*\\.)?(${label}\\.)+[a-z]{2,}$`));
const remote = Joi.string()
  .pattern(/^[a-z][a-z0-9-]{0,30}$/)
  .invalid('shell');
const count = Joi.number().integer().min(1);

/** The useful sizes of Fargate; AWS refuses other combinations at deployment. */
const MEMORY_OF_CPU: Record<number, { min: number; max: number }> = {
  256: { min: 512, max: 2_048 },
  512: { min: 1_024, max: 4_096 },
  1024: { min: 2_048, max: 8_192 },
  2048: { min: 4_096, max: 16_384 },
  4096: { min: 8_192, max: 30_720 },
};

const serviceSize = Joi.object<ServiceSize>({
  tag: Joi.string()
    .pattern(/^[\w][\w.-]{0,127}$/)
    .invalid('latest')
    .required(),
  cpu: Joi.number()
    .valid(...Object.keys(MEMORY_OF_CPU).map(Number))
    .required(),
  memoryMiB: Joi.number().integer().multiple(512).required(),
  // A single task would be unavailable while it is replaced.
  minTasks: count.min(2).default(2),
  maxTasks: count.min(Joi.ref('minTasks')).required(),
}).custom((size: ServiceSize) => {
  const { min, max } = MEMORY_OF_CPU[size.cpu] ?? { min: 0, max: 0 };
  if (size.memoryMiB < min || size.memoryMiB > max) {
    throw new Error(`Fargate gives ${size.cpu} units of CPU between ${min} and ${max} MiB`);
  }
  return size;
});

const LOG_DAYS = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365];

const schema = Joi.object<StageConfig>({
  stage: Joi.string()
    .pattern(/^[a-z][a-z0-9-]{0,15}$/)
    .required(),
  region: Joi.string()
    .pattern(/^[a-z]{2}(-[a-z]+)+-\d$/)
    .required(),
  domainNames: Joi.array()
    .items(host)
    .min(1)
    .unique()
    .required()
    .custom((names: string[]) => {
      if (names[0]?.startsWith('*')) throw new Error('the first name is the one that mails link to');
      return names;
    }),
  mailFrom: Joi.string()
    .pattern(/@[^@\s]+\.[a-z]+>?$/)
    .required(),
  remotes: Joi.array().items(remote).min(1).unique().required(),
  publishers: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object<Publisher>({
        repository: Joi.string()
          .pattern(/^[\w.-]+\/[\w.-]+$/)
          .required(),
        branch: Joi.string()
          .pattern(/^[\w./-]+$/)
          .default('main'),
      }),
    )
    .default({}),
  architecture: Joi.string().valid('ARM64', 'X86_64').default('ARM64'),
  api: serviceSize.required(),
  pages: serviceSize.required(),
  natGateways: count.max(3).default(1),
  database: Joi.object({
    privateLinkService: Joi.string().pattern(/^com\.amazonaws\.vpce\.[a-z0-9-]+\.vpce-svc-[a-z0-9]+$/),
  }).default({}),
  firewall: Joi.boolean().default(true),
  logDays: Joi.number()
    .valid(...LOG_DAYS)
    .default(30),
  mediaRecoveryDays: count.max(30).default(7),
  alarmEmails: Joi.array()
    .items(Joi.string().pattern(/^\S+@\S+$/))
    .default([]),
});

/** Applies the defaults. @throws an Error that names the missing or wrong field */
export function parseStage(given: unknown): StageConfig {
  const { error, value } = schema.validate(given, { convert: false });
  if (error) throw new Error(`Stage: ${error.message}.`);
  const unknown = Object.keys(value.publishers).find(
    (name) => name !== 'shell' && !value.remotes.includes(name),
  );
  if (unknown !== undefined) throw new Error(`Stage: publishers.${unknown} is none of the remotes.`);
  return value;
}

/** @param path of a JSON file such as those in `stages/` @throws an Error that names what is wrong */
export function readStage(path: string): StageConfig {
  return parseStage(JSON.parse(readFileSync(path, 'utf8')));
}
