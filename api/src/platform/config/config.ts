import Joi from 'joi';
import { withSecretFiles } from './withSecretFiles.ts';

/** Throttles; all counts are per `windowSeconds` (rule account.throttle). */
export interface Limits {
  windowSeconds: number;
  /** Failures after which one name is slowed down at one place: a device, a paired tablet, an address. */
  signInFailuresPerName: number;
  /** Failures after which one name is slowed down at every address, devices of its owner and paired tablets excepted. */
  signInFailuresPerNameEverywhere: number;
  /** Failures after which one address is slowed down: a whole boathouse shares one. */
  signInFailuresPerAddress: number;
  /** Failures after which one paired tablet is slowed down: phones at its address are not. */
  signInFailuresPerTablet: number;
  signUpsPerAddress: number;
  availabilityPerAddress: number;
  resetKeysPerAddress: number;
  /** Keys asked for one e-mail address at one place. */
  resetKeysPerEmail: number;
  /** Keys mailed to one e-mail address, those that its owner's own devices ask for excepted: further ones are not mailed. */
  resetKeysPerEmailEverywhere: number;
  /** Links that confirm an e-mail address, mailed to one address. */
  confirmMailsPerEmail: number;
  /** Wrong reset keys. */
  resetsPerAddress: number;
  /** Uploads before anyone is signed in: profile pictures of sign-ups. */
  openUploadsPerAddress: number;
  /** Uploads of one member who is signed in; a tweet has seven at most. */
  uploadsPerMember: number;
  /** Mails of spreadsheets that one member has sent to themself. */
  mailsPerMember: number;
  /** Entries and edits of captain's logs by one member: a coach goes through the whole fleet in one evening. */
  logWritesPerMember: number;
  /** Tweets, replies and heads-ups of one member. */
  tweetsPerMember: number;
  /** Plans that one member makes, changes, joins and leaves. */
  plansPerMember: number;
  /** All other writes of one member. */
  writesPerMember: number;
  /** Codes to pair a tablet with, shown at one address. */
  tabletCodesPerAddress: number;
  /** Codes that one coach has typed, right or wrong. */
  pairingsPerCoach: number;
  /** Passwords waiting to be hashed; beyond it the answer is 503. */
  passwordQueue: number;
  /** Devices that listen to this process's events; beyond it the answer is 503. */
  liveStreams: number;
  /** Event streams of one session or paired tablet in this process; the oldest ends when there is one more. */
  liveStreamsPerDevice: number;
}

export const DEFAULT_LIMITS: Limits = {
  windowSeconds: 900,
  signInFailuresPerName: 10,
  signInFailuresPerNameEverywhere: 50,
  signInFailuresPerAddress: 100,
  signInFailuresPerTablet: 50,
  signUpsPerAddress: 100,
  availabilityPerAddress: 600,
  resetKeysPerAddress: 100,
  resetKeysPerEmail: 5,
  resetKeysPerEmailEverywhere: 10,
  confirmMailsPerEmail: 5,
  resetsPerAddress: 100,
  openUploadsPerAddress: 100,
  uploadsPerMember: 140,
  mailsPerMember: 20,
  logWritesPerMember: 120,
  tweetsPerMember: 40,
  plansPerMember: 200,
  writesPerMember: 600,
  tabletCodesPerAddress: 50,
  pairingsPerCoach: 20,
  passwordQueue: 200,
  liveStreams: 5_000,
  liveStreamsPerDevice: 8,
};

/** A bucket of S3, or of anything that speaks it. Credentials come from where the AWS SDK looks for them. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Of another provider; its buckets are then in the path. */
  endpoint?: string | undefined;
  /** Where browsers reach the endpoint, when that is another address; bucket in the path too. */
  publicEndpoint?: string | undefined;
}

/** What the API needs to run; the gateway fills it, or `readConfig` from the environment. */
export interface ApiSettings {
  /** The database's name is in the path; 'fleetwatch' when there is none. */
  mongodbUri: string;
  /** At least 32 characters; signs tokens. */
  secret: string;
  /** '/api' behind the gateway, '' alone: the refresh cookie's path begins with it. */
  basePath: string;
  isProduction: boolean;
  /** Mail that is not sent and media that no bucket takes are kept here; `.data` where the process runs when absent. */
  dataDir?: string | undefined;
  /** 'smtps://user:password@host'; without it mail is written to the outbox in `dataDir`. */
  smtpUrl?: string | undefined;
  /** Sender of mail. */
  mailFrom?: string | undefined;
  /** Where media go; the disk, in `dataDir`, when absent. */
  s3?: S3Settings | undefined;
  /** 'https://rowing.example', for the back-end URLs that POST /verify names. */
  publicOrigin?: string | undefined;
  /** Further back ends with addresses of their own, 'https://two.rowing.example/api', that POST /verify names as well. */
  backEnds?: readonly string[] | undefined;
  limits?: Partial<Limits> | undefined;
  /** How many proxies in front may name the client's address (X-Forwarded-For); 0 believes none. */
  trustedProxies?: number | undefined;
  /** The clock of every rule; tests set it. */
  now?: (() => Date) | undefined;
  /** Where log entries go; standard error, a line of JSON each, when absent. */
  log?: ((entry: Record<string, unknown>) => void) | undefined;
  /** The least grave level that is logged: 'info', a line for each request, when absent. */
  logLevel?: 'info' | 'warn' | 'error' | undefined;
  /** Whoever shows it may read GET /metrics; nobody may when absent. */
  metricsToken?: string | undefined;
}

export const SECRET_MIN_LENGTH = 32;

/** Settings of an API that runs alone, and where it listens. */
export type ApiConfig = ApiSettings & { host: string; port: number };

interface Environment {
  MONGODB_URI: string;
  FLEETWATCH_SECRET: string;
  FLEETWATCH_BACK_ENDS?: string[];
  FLEETWATCH_BASE_PATH: string;
  FLEETWATCH_DATA?: string;
  FLEETWATCH_ORIGIN?: string;
  FLEETWATCH_LIMITS?: Partial<Limits>;
  FLEETWATCH_LOG_LEVEL: 'info' | 'warn' | 'error';
  FLEETWATCH_METRICS_TOKEN?: string;
  FLEETWATCH_MAIL_FROM?: string;
  FLEETWATCH_S3_BUCKET?: string;
  FLEETWATCH_S3_ENDPOINT?: string;
  FLEETWATCH_S3_PUBLIC_ENDPOINT?: string;
  FLEETWATCH_S3_REGION: string;
  FLEETWATCH_SMTP_URL?: string;
  FLEETWATCH_TRUSTED_PROXIES: number;
  HOST: string;
  NODE_ENV?: string;
  PORT: number;
}

const count = Joi.number().integer().min(1);
const limitsSchema = Joi.object<Partial<Limits>>({
  windowSeconds: count,
  signInFailuresPerName: count,
  signInFailuresPerNameEverywhere: count,
  signInFailuresPerAddress: count,
  signInFailuresPerTablet: count,
  signUpsPerAddress: count,
  availabilityPerAddress: count,
  resetKeysPerAddress: count,
  resetKeysPerEmail: count,
  resetKeysPerEmailEverywhere: count,
  confirmMailsPerEmail: count,
  resetsPerAddress: count,
  openUploadsPerAddress: count,
  uploadsPerMember: count,
  mailsPerMember: count,
  logWritesPerMember: count,
  tweetsPerMember: count,
  plansPerMember: count,
  writesPerMember: count,
  tabletCodesPerAddress: count,
  pairingsPerCoach: count,
  passwordQueue: count,
  liveStreams: count,
  liveStreamsPerDevice: count,
});

const environmentSchema = Joi.object<Environment>({
  // A replica set names several hosts, which no general rule on addresses allows.
  MONGODB_URI: Joi.string()
    .pattern(/^mongodb(\+srv)?:\/\/[^\s/]+/)
    .required(),
  FLEETWATCH_SECRET: Joi.string().min(SECRET_MIN_LENGTH).required(),
  FLEETWATCH_BACK_ENDS: Joi.array().items(Joi.string().uri({ scheme: 'https' })),
  FLEETWATCH_BASE_PATH: Joi.string()
    .allow('')
    .pattern(/^(\/[\w-]+)*$/)
    .default(''),
  FLEETWATCH_DATA: Joi.string(),
  FLEETWATCH_ORIGIN: Joi.string().uri({ scheme: ['http', 'https'] }),
  FLEETWATCH_LIMITS: limitsSchema,
  FLEETWATCH_LOG_LEVEL: Joi.string().valid('info', 'warn', 'error').default('info'),
  FLEETWATCH_METRICS_TOKEN: Joi.string()
    .min(SECRET_MIN_LENGTH)
    .pattern(/^[\w.~+/=-]+$/),
  FLEETWATCH_MAIL_FROM: Joi.string(),
  FLEETWATCH_S3_BUCKET: Joi.string().pattern(/^[a-z0-9.-]{3,63}$/),
  FLEETWATCH_S3_ENDPOINT: Joi.string().uri({ scheme: ['http', 'https'] }),
  FLEETWATCH_S3_PUBLIC_ENDPOINT: Joi.string().uri({ scheme: ['http', 'https'] }),
  FLEETWATCH_S3_REGION: Joi.string()
    .pattern(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  FLEETWATCH_SMTP_URL: Joi.string().uri({ scheme: ['smtp', 'smtps'] }),
  FLEETWATCH_TRUSTED_PROXIES: Joi.number().integer().min(0).default(0),
  // Behind a server on this machine, unless it is said otherwise: in a container (infra/images).
  HOST: Joi.string().default('127.0.0.1'),
  NODE_ENV: Joi.string(),
  PORT: Joi.number().port().default(8090),
}).unknown(true);

/** All that the API reads; those of withSecretFiles.ts may be files too. */
export const KNOWN_VARIABLES: readonly string[] = Object.keys(environmentSchema.describe().keys as object);

/** Text that is no JSON stays text, for the schema to refuse. */
function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text;
  }
}

function s3Of(value: Environment): S3Settings | undefined {
  const { FLEETWATCH_S3_BUCKET: bucket, FLEETWATCH_S3_REGION: region } = value;
  if (bucket === undefined) return undefined;
  const { FLEETWATCH_S3_ENDPOINT: endpoint, FLEETWATCH_S3_PUBLIC_ENDPOINT: publicEndpoint } = value;
  return { bucket, region, endpoint, publicEndpoint };
}

/**
 * Reads the environment, secrets from files too (withSecretFiles.ts); throws with one line that names what is missing or
 * wrong, never its value.
 */
export function readConfig(environment: NodeJS.ProcessEnv): ApiConfig {
  const env = withSecretFiles(environment);
  const given = {
    ...env,
    ...(env.FLEETWATCH_BACK_ENDS ? { FLEETWATCH_BACK_ENDS: env.FLEETWATCH_BACK_ENDS.split(',') } : {}),
    ...('FLEETWATCH_LIMITS' in env ? { FLEETWATCH_LIMITS: readJson(env.FLEETWATCH_LIMITS) } : {}),
  };
  const { error, value } = environmentSchema.validate(given, { abortEarly: true });
  if (error) throw new Error(`Configuration: ${error.details[0]?.path.join('.')} is missing or wrong.`);
  return {
    mongodbUri: value.MONGODB_URI,
    secret: value.FLEETWATCH_SECRET,
    basePath: value.FLEETWATCH_BASE_PATH,
    isProduction: value.NODE_ENV === 'production',
    dataDir: value.FLEETWATCH_DATA,
    s3: s3Of(value),
    smtpUrl: value.FLEETWATCH_SMTP_URL,
    mailFrom: value.FLEETWATCH_MAIL_FROM,
    publicOrigin: value.FLEETWATCH_ORIGIN,
    backEnds: value.FLEETWATCH_BACK_ENDS,
    limits: value.FLEETWATCH_LIMITS,
    logLevel: value.FLEETWATCH_LOG_LEVEL,
    metricsToken: value.FLEETWATCH_METRICS_TOKEN,
    trustedProxies: value.FLEETWATCH_TRUSTED_PROXIES,
    host: value.HOST,
    port: value.PORT,
  };
}
