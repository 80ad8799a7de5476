import { createECDH, createHash } from 'node:crypto';
import type { PushDeviceBody, PushPayload } from '@fleetwatch/contract/notifications/wire';
import webpush from 'web-push';
import { runtime } from '../platform/config/runtime.ts';

/**
 * Push services of the browsers: host names or their suffixes. Any other address would make the server call
 * strangers.
 */
const SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

const TIMEOUT_MS = 10_000;
/** Maximum length of a topic (RFC 8030). */
const TOPIC_MAX = 32;

/** Whether an address belongs to a push service (rule notify.push-services). */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (origin === runtime().pushOrigin) return true;
  const isKnown = SERVICES.some((name) =>
    name.startsWith('.') ? hostname.endsWith(name) : hostname === name,
  );
  return protocol === 'https:' && port === '' && isKnown;
}

/**
 * Returns the server's VAPID keys (RFC 8292), base64url. They are derived from its secret, so that all
 * processes have the same ones.
 */
function vapidKeys(): { publicKey: string; privateKey: string } {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(runtime().pushKey.export());
  return { publicKey: curve.getPublicKey('base64url'), privateKey: curve.getPrivateKey('base64url') };
}

/** Public key that a browser needs to accept pushes from this server. */
export const publicPushKey = (): string => vapidKeys().publicKey;

/** Contact for push services about the server's pushes. */
function subject(): string {
  const { publicOrigin, mailFrom } = runtime();
  if (publicOrigin?.startsWith('https:')) return publicOrigin;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

/** Thrown when a push service does not accept a push. */
export class PushRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The push service answered ${status}.`);
    this.status = status;
  }

  /** Whether the device no longer accepts pushes. */
  get isGone(): boolean {
    return this.status === 404 || this.status === 410;
  }

  /** Whether the same push may succeed later. */
  get isTransient(): boolean {
    return this.status === 429 || this.status >= 500;
  }
}

export interface Push {
  device: PushDeviceBody;
  payload: PushPayload;
  isUrgent: boolean;
  /** Seconds after which the push service drops the push. */
  ttl: number;
}

/** Sends an encrypted push (RFC 8030, 8291). Throws `PushRefusal`, or when the push service does not answer. */
export async function sendPush({ device, payload, isUrgent, ttl }: Push): Promise<void> {
  if (!isPushEndpoint(device.endpoint)) throw new PushRefusal(404);
  const { endpoint, method, headers, body } = webpush.generateRequestDetails(
    { endpoint: device.endpoint, keys: device.keys },
    JSON.stringify(payload),
    {
      TTL: ttl,
      vapidDetails: { subject: subject(), ...vapidKeys() },
      contentEncoding: 'aes128gcm',
      urgency: isUrgent ? 'high' : 'normal',
      // A later push of the same tag replaces one that has not arrived.
      topic: createHash('sha256').update(payload.tag).digest('base64url').slice(0, TOPIC_MAX),
    },
  );
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const answer = await fetch(endpoint, {
    method,
    headers: sent,
    body: new Uint8Array(body),
    redirect: 'error',
    signal,
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new PushRefusal(answer.status);
}
