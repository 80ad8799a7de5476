import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PushDeviceBody, PushPayload } from '@fleetwatch/contract/notifications/wire';
import jwt from 'jsonwebtoken';
import { listenHere } from './listenHere.ts';

/** Browser side of Web Push: its subscription, and its private key. */
export interface PushBrowser {
  subscription: PushDeviceBody;
  /** Decrypts a push to it (RFC 8291). Throws for one that is not encrypted for it. */
  decrypt(body: Buffer): PushPayload;
}

/** A push as the push service received it. */
export interface ReceivedPush {
  path: string;
  ttl: number;
  urgency: string | undefined;
  topic: string | undefined;
  payload: PushPayload;
}

export interface PushDouble {
  /** 'http://127.0.0.1:port', for the API's `pushOrigin`. */
  origin: string;
  /** Subscribes a browser. */
  subscribe(): PushBrowser;
  /** Pushes received so far, decrypted. */
  received: ReceivedPush[];
  /** Status of answers from now on; 201 accepts the push. */
  answer: number;
  close(): Promise<void>;
}

const SALT = 16;
const HEAD = SALT + 4;
const TAG = 16;
const PADDING_MARK = 2;

const info = (...parts: (string | Buffer)[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part)));
const derive = (secret: Buffer, salt: Buffer, about: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, about, length));

function decryptFor(browser: ECDH, auth: Buffer, body: Buffer): PushPayload {
  const salt = body.subarray(0, SALT);
  const keyEnd = HEAD + 1 + body.readUInt8(HEAD);
  const serverKey = body.subarray(HEAD + 1, keyEnd);
  const about = info('WebPush: info\0', browser.getPublicKey(), serverKey);
  const secret = derive(browser.computeSecret(serverKey), auth, about, 32);
  const key = derive(secret, salt, info('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, info('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG)), decipher.final()]);
  const text = padded.subarray(0, padded.lastIndexOf(PADDING_MARK)).toString();
  return JSON.parse(text) as PushPayload;
}

/** Generates the keys of a subscribed browser. */
export function browserKeys(
  browser = createECDH('prime256v1'),
  auth = randomBytes(16),
): PushDeviceBody['keys'] {
  const p256dh = browser.generateKeys('base64url');
  return { p256dh, auth: auth.toString('base64url') };
}

/** Whether the server has signed its push for this push service (RFC 8292). */
function isSigned(authorization: string | undefined, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  try {
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const claims = jwt.verify(token, publicKey, { algorithms: ['ES256'], audience: origin });
    return typeof claims === 'object' && /^(mailto|https):/.test(claims.sub ?? '');
  } catch {
    return false;
  }
}

/**
 * Starts a push service that accepts correctly signed and encrypted pushes, and refuses everything else with
 * 400.
 */
export async function startPushDouble(): Promise<PushDouble> {
  const browsers = new Map<string, PushBrowser>();
  const server = createServer((req, res) => {
    void (async () => {
      const { url = '', headers } = req;
      const body = await buffer(req);
      const browser = browsers.get(url);
      const isValid =
        isSigned(headers.authorization, double.origin) && headers['content-encoding'] === 'aes128gcm';
      if (!browser) res.writeHead(404).end();
      else if (!isValid) res.writeHead(400).end();
      else {
        if (double.answer === 201)
          double.received.push({
            path: url,
            ttl: Number(headers.ttl),
            payload: browser.decrypt(body),
            urgency: String(headers.urgency),
            topic: String(headers.topic),
          });
        res.writeHead(double.answer).end();
      }
    })().catch(() => res.writeHead(400).end());
  });
  const double: PushDouble = {
    origin: await listenHere(server),
    received: [],
    answer: 201,
    subscribe() {
      const [key, auth] = [createECDH('prime256v1'), randomBytes(16)];
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const browser: PushBrowser = {
        subscription: { endpoint: `${double.origin}${path}`, keys: browserKeys(key, auth) },
        decrypt: (body) => decryptFor(key, auth, body),
      };
      browsers.set(path, browser);
      return browser;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
  return double;
}
