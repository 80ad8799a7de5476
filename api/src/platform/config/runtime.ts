import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import type { AdapterKey } from '@fleetwatch/contract/conditions/kinds';
import {
  DEFAULT_LIMITS,
  SECRET_MIN_LENGTH,
  type ApiSettings,
  type Limits,
  type S3Settings,
} from './config.ts';
import { createLog, type Log } from '../logging/createLog.ts';

/** Settings of the running API. A process runs one API. */
export interface Runtime {
  basePath: string;
  isProduction: boolean;
  publicOrigin: string | null;
  linkOrigin: string | null;
  backEnds: readonly string[];
  limits: Limits;
  /** Absolute path of the data folder. */
  dataDir: string;
  s3: S3Settings | null;
  smtpUrl: string | null;
  mailFrom: string;
  now: () => Date;
  log: Log;
  metricsToken: string | null;
  /** A KeyObject: verifying with a string takes fifty times as long. */
  accessKey: KeyObject;
  refreshKey: KeyObject;
  /** Binds a repeatable write to its sender and content. */
  repeatKey: KeyObject;
  /** Digests password reset keys, which are never stored in plain text. */
  resetKey: KeyObject;
  /** Digests the keys that confirm email addresses. */
  confirmKey: KeyObject;
  /** Digests throttle keys. */
  throttleKey: KeyObject;
  /** Signs the cookie of a paired tablet. */
  tabletKey: KeyObject;
  /** Signs the mark of a device that a member has signed in on. */
  deviceKey: KeyObject;
  /** Digests pairing codes of tablets. */
  pairingKey: KeyObject;
  /** Signs upload forms and links of the disk storage. */
  mediaKey: KeyObject;
  /** Signs the addresses of calendars. */
  feedKey: KeyObject;
  /** Signs the mailed links with which a crew reports on its boat. */
  mailedLinkKey: KeyObject;
  /** Signs the addresses of exports. */
  exportKey: KeyObject;
  /** Private key of Web Push (RFC 8292). */
  pushKey: KeyObject;
  /** Additional push service. */
  pushOrigin: string | null;
  /** Alternative origins of weather and water services. */
  conditionOrigins: Partial<Record<AdapterKey, string>>;
  /** Origin of example sources; null if not requested. */
  exampleOrigin: string | null;
  /** Address of the collections of shown remotes; null if not requested. */
  collectionsUrl: string | null;
  /** Address that receives alarms of overdue boats; null for none. */
  alarmHook: string | null;
}

let current: Runtime | null = null;

function derivedKey(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'fleetwatch', purpose, 32)));
}

export function startRuntime(settings: ApiSettings): void {
  if (settings.secret.length < SECRET_MIN_LENGTH) {
    throw new Error(`The secret has at least ${SECRET_MIN_LENGTH} characters.`);
  }
  current = {
    basePath: settings.basePath,
    isProduction: settings.isProduction,
    publicOrigin: settings.publicOrigin ?? null,
    linkOrigin: settings.publicOrigin ?? settings.linkOrigin ?? null,
    backEnds: settings.backEnds ?? [],
    dataDir: resolve(settings.dataDir ?? '.data'),
    s3: settings.s3 ?? null,
    smtpUrl: settings.smtpUrl ?? null,
    mailFrom: settings.mailFrom ?? 'Fleetwatch <fleetwatch@localhost>',
    limits: { ...DEFAULT_LIMITS, ...settings.limits },
    now: settings.now ?? (() => new Date()),
    log: createLog(settings.logLevel ?? 'info', settings.log),
    metricsToken: settings.metricsToken ?? null,
    accessKey: derivedKey(settings.secret, 'access token'),
    refreshKey: derivedKey(settings.secret, 'refresh token'),
    repeatKey: derivedKey(settings.secret, 'repeated write'),
    resetKey: derivedKey(settings.secret, 'password reset'),
    confirmKey: derivedKey(settings.secret, 'e-mail address'),
    throttleKey: derivedKey(settings.secret, 'throttled tries'),
    tabletKey: derivedKey(settings.secret, 'paired tablet'),
    deviceKey: derivedKey(settings.secret, 'device somebody signed in on'),
    pairingKey: derivedKey(settings.secret, 'tablet pairing'),
    mediaKey: derivedKey(settings.secret, 'media'),
    feedKey: derivedKey(settings.secret, 'calendar'),
    mailedLinkKey: derivedKey(settings.secret, 'link of a mail'),
    exportKey: derivedKey(settings.secret, 'export of a club'),
    pushKey: derivedKey(settings.secret, 'web push'),
    pushOrigin: settings.pushOrigin ?? null,
    conditionOrigins: settings.conditionOrigins ?? {},
    exampleOrigin: settings.exampleOrigin ?? null,
    collectionsUrl: settings.collectionsUrl ?? null,
    alarmHook: settings.alarmHook ?? null,
  };
}

/** Returns the running API's settings; throws before `startRuntime`. */
export function runtime(): Runtime {
  if (!current) throw new Error('The API has not been started.');
  return current;
}
