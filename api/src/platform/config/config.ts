import { ADAPTERS, type AdapterKey } from '@fleetwatch/contract/conditions/kinds';
import Joi from 'joi';
import { withSecretFiles } from './withSecretFiles.ts';

/** Throttles; all counts are per `windowSeconds` (rule account.throttle). */
export interface Limits {
  windowSeconds: number;
  /** Failures after which a name is throttled at one place: a device, a paired tablet or an address. */
  signInFailuresPerName: number;
  /** Failures after which a name is throttled at all addresses, except on its owner's devices and paired tablets. */
  signInFailuresPerNameEverywhere: number;
  /** Failures after which an address is throttled. A whole boathouse shares one. */
  signInFailuresPerAddress: number;
  /** Failures after which a paired tablet is throttled, without the phones at its address. */
  signInFailuresPerTablet: number;
  signUpsPerAddress: number;
  availabilityPerAddress: number;
  resetKeysPerAddress: number;
  /** Reset keys requested for one email address at one place. */
  resetKeysPerEmail: number;
  /**
   * Reset keys mailed to one email address, without those for its owner's devices; further ones are not
   * mailed.
   */
  resetKeysPerEmailEverywhere: number;
  /** Confirmation links mailed to one address. */
  confirmMailsPerEmail: number;
  /** Wrong reset keys from one address. */
  resetsPerAddress: number;
  /** Uploads from one address without a sign-in: profile pictures of sign-ups. */
  openUploadsPerAddress: number;
  /** Uploads of one member; a tweet has at most seven. */
  uploadsPerMember: number;
  /** Spreadsheet mails of one member. */
  mailsPerMember: number;
  /**
   * Entries and edits of captain's logs by one member; a coach may edit the logs of the whole fleet in one
   * evening.
   */
  logWritesPerMember: number;
  /** Tweets, replies and heads-ups of one member. */
  tweetsPerMember: number;
  /** Plans that one member makes, changes, joins or leaves. */
  plansPerMember: number;
  /** All other writes of one member. */
  writesPerMember: number;
  /** Pairing codes shown at one address. */
  tabletCodesPerAddress: number;
  /** Pairing codes typed by one coach, right or wrong. */
  pairingsPerCoach: number;
  /** Exports of one club's data. */
  exportsPerClub: number;
  /** Length of the password queue; 503 beyond it. */
  passwordQueue: number;
  /** Number of waiting heavy jobs of a club, or files of a member; 503 beyond it. */
  turnsWaiting: number;
  /** Maximum wait of one of them; 503 afterwards. */
  turnWaitMs: number;
  /** Event streams of this process; 503 beyond it. */
  liveStreams: number;
  /** Event streams of one session or paired tablet in this process; one more ends the oldest. */
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
  exportsPerClub: 6,
  passwordQueue: 200,
  turnsWaiting: 20,
  turnWaitMs: 10_000,
  liveStreams: 5_000,
  liveStreamsPerDevice: 8,
};

/** A bucket of S3 or a compatible storage. The AWS SDK finds the credentials by its own rules. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Endpoint of another provider; the bucket is then in the path. */
  endpoint?: string | undefined;
  /** Address of the endpoint for browsers, if it differs; the bucket is in the path too. */
  publicEndpoint?: string | undefined;
}

/** Settings of the API, from the gateway, or from the environment by `readConfig`. */
export interface ApiSettings {
  /** Connection string; its path names the database, 'fleetwatch' when empty. */
  mongodbUri: string;
  /** Secret that signs tokens; at least 32 characters. */
  secret: string;
  /** Base path: '/api' behind the gateway, '' otherwise. The refresh cookie's path begins with it. */
  basePath: string;
  isProduction: boolean;
  /** Folder for unsent mail and for media without a bucket; `.data` in the working directory when absent. */
  dataDir?: string | undefined;
  /** 'smtps://user:password@host'. When absent, mail is written to the outbox in `dataDir`. */
  smtpUrl?: string | undefined;
  /** Sender of mail. */
  mailFrom?: string | undefined;
  /** 'https://push.example': an additional push service, in a closed network or a test. */
  pushOrigin?: string | undefined;
  /**
   * 'https://api.example': alternative origins of weather and water services, for a proxy, a paid plan, or a
   * test.
   */
  conditionOrigins?: Partial<Record<AdapterKey, string>> | undefined;
  /** Origin of sources marked as examples; they are not requested when absent. */
  exampleOrigin?: string | undefined;
  /** 'https://sms.example/send': address that receives alarms of overdue boats, for SMS; none when absent. */
  alarmHook?: string | undefined;
  /** Media storage; the disk, in `dataDir`, when absent. */
  s3?: S3Settings | undefined;
  /**
   * 'http://pages:8080/collections.json': address of the collections of shown remotes; not requested when
   * absent.
   */
  collectionsUrl?: string | undefined;
  /** 'https://rowing.example', for the back-end URLs in the answer of POST /verify. */
  publicOrigin?: string | undefined;
  /**
   * 'http://localhost:8080': origin of links in mails without `publicOrigin`, which also names media; links
   * are omitted when absent.
   */
  linkOrigin?: string | undefined;
  /** Further back ends at their own addresses, 'https://two.rowing.example/api', also in the answer of POST /verify. */
  backEnds?: readonly string[] | undefined;
  limits?: Partial<Limits> | undefined;
  /** Number of trusted proxies in front, for the client's address (X-Forwarded-For); 0 trusts none. */
  trustedProxies?: number | undefined;
  /** Whether this process takes part in the scheduler; true when absent. */
  isScheduling?: boolean | undefined;
  /** Clock of every rule; set by tests. */
  now?: (() => Date) | undefined;
  /** Receives log entries; when absent, they go to standard error, one line of JSON each. */
  log?: ((entry: Record<string, unknown>) => void) | undefined;
  /** Lowest logged level; 'info', with one line per request, when absent. */
  logLevel?: 'info' | 'warn' | 'error' | undefined;
  /** Bearer token of GET /metrics; no one may read it when absent. */
  metricsToken?: string | undefined;
}

export const SECRET_MIN_LENGTH = 32;

/** Settings of a stand-alone API, with the address it listens on. */
export type ApiConfig = ApiSettings & { host: string; port: number };

interface Environment {
  MONGODB_URI: string;
  FLEETWATCH_SECRET: string;
  FLEETWATCH_ALARM_HOOK?: string;
  FLEETWATCH_BACK_ENDS?: string[];
  FLEETWATCH_BASE_PATH: string;
  FLEETWATCH_COLLECTIONS_URL?: string;
  FLEETWATCH_CONDITIONS?: Partial<Record<AdapterKey, string>>;
  FLEETWATCH_DATA?: string;
  FLEETWATCH_ORIGIN?: string;
  FLEETWATCH_LIMITS?: Partial<Limits>;
  FLEETWATCH_LOG_LEVEL: 'info' | 'warn' | 'error';
  FLEETWATCH_METRICS_TOKEN?: string;
  FLEETWATCH_MAIL_FROM?: string;
  FLEETWATCH_PUSH_ORIGIN?: string;
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
  exportsPerClub: count,
  passwordQueue: count,
  turnsWaiting: count,
  turnWaitMs: count,
  liveStreams: count,
  liveStreamsPerDevice: count,
});

const environmentSchema = Joi.object<Environment>({
  // A replica set has several hosts, which Joi's rule on URIs refuses.
  MONGODB_URI: Joi.string()
    .pattern(/^mongodb(\+srv)?:\/\/[^\s/]+/)
    .required(),
  FLEETWATCH_SECRET: Joi.string().min(SECRET_MIN_LENGTH).required(),
  FLEETWATCH_ALARM_HOOK: Joi.string().uri({ scheme: ['http', 'https'] }),
  FLEETWATCH_BACK_ENDS: Joi.array().items(Joi.string().uri({ scheme: 'https' })),
  FLEETWATCH_BASE_PATH: Joi.string()
    .allow('')
    .pattern(/^(\/[\w-]+)*$/)
    .default(''),
  FLEETWATCH_COLLECTIONS_URL: Joi.string().uri({ scheme: ['http', 'https'] }),
  FLEETWATCH_CONDITIONS: Joi.object(
    Object.fromEntries(ADAPTERS.map((adapter) => [adapter, Joi.string().uri({ scheme: ['http', 'https'] })])),
  ),
  FLEETWATCH_DATA: Joi.string(),
  FLEETWATCH_ORIGIN: Joi.string().uri({ scheme: ['http', 'https'] }),
  FLEETWATCH_LIMITS: limitsSchema,
  FLEETWATCH_LOG_LEVEL: Joi.string().valid('info', 'warn', 'error').default('info'),
  FLEETWATCH_METRICS_TOKEN: Joi.string()
    .min(SECRET_MIN_LENGTH)
    .pattern(/^[\w.~+/=-]+$/),
  FLEETWATCH_MAIL_FROM: Joi.string(),
  FLEETWATCH_PUSH_ORIGIN: Joi.string().uri({ scheme: ['http', 'https'] }),
  FLEETWATCH_S3_BUCKET: Joi.string().pattern(/^[a-z0-9.-]{3,63}$/),
  FLEETWATCH_S3_ENDPOINT: Joi.string().uri({ scheme: ['http', 'https'] }),
  FLEETWATCH_S3_PUBLIC_ENDPOINT: Joi.string().uri({ scheme: ['http', 'https'] }),
  FLEETWATCH_S3_REGION: Joi.string()
    .pattern(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  FLEETWATCH_SMTP_URL: Joi.string().uri({ scheme: ['smtp', 'smtps'] }),
  FLEETWATCH_TRUSTED_PROXIES: Joi.number().integer().min(0).default(0),
  // By default the API is behind a server on this machine; containers set another host (infra/images).
  HOST: Joi.string().default('127.0.0.1'),
  NODE_ENV: Joi.string(),
  PORT: Joi.number().port().default(8090),
}).unknown(true);

/** All variables that the API reads. Those in withSecretFiles.ts may refer to files. */
export const KNOWN_VARIABLES: readonly string[] = Object.keys(environmentSchema.describe().keys as object);

/** Invalid JSON stays text, which the schema refuses. */
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
 * Reads the environment, including secrets from files (withSecretFiles.ts). Throws a one-line error that
 * names the missing or invalid variable, never its value.
 */
export function readConfig(environment: NodeJS.ProcessEnv): ApiConfig {
  const env = withSecretFiles(environment);
  const given = {
    ...env,
    ...(env.FLEETWATCH_BACK_ENDS ? { FLEETWATCH_BACK_ENDS: env.FLEETWATCH_BACK_ENDS.split(',') } : {}),
    ...('FLEETWATCH_CONDITIONS' in env ? { FLEETWATCH_CONDITIONS: readJson(env.FLEETWATCH_CONDITIONS) } : {}),
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
    pushOrigin: value.FLEETWATCH_PUSH_ORIGIN,
    conditionOrigins: value.FLEETWATCH_CONDITIONS,
    collectionsUrl: value.FLEETWATCH_COLLECTIONS_URL,
    alarmHook: value.FLEETWATCH_ALARM_HOOK,
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
