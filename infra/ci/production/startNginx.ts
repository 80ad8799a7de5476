import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@fleetwatch/local/freePort';

const INFRA = path.resolve(import.meta.dirname, '../..');
const START_WITHIN_MS = 10_000;

/** Where nginx is to listen, and what is behind it. */
export interface NginxPlaces {
  /** A folder of its own. */
  folder: string;
  /** The folder that is published to. */
  site: string;
  httpsPort: number;
  httpPort: number;
  /** 'host:port' each. */
  api: readonly string[];
  pages: string;
  /** The store of the bucket. */
  media: string;
}

interface Places extends NginxPlaces {
  healthPort: number;
}

/** nginx with the production configuration. */
export interface Nginx {
  /** Everything it has logged of requests. */
  accessLog(): string;
  /** What it complained of. */
  complaints(): string;
  stop(): Promise<void>;
}

// Workers of a master that is root become nobody, who may not look into the folders of a test.
const isRoot = process.getuid?.() === 0;

function makeCertificate(folder: string): void {
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...files, ...subject], { stdio: 'ignore' });
}

/** Changes a file of the container's configuration. What is no longer in it stops the tests: they would not run the same. */
function change(file: string, changes: readonly (readonly [string, string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${path.basename(file)} has no ${from}.`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
}

/** The container's configuration (infra/images/nginx), on this machine's ports and folders. */
function movePlaces({ folder, site, httpsPort, httpPort, healthPort, ...behind }: Places): void {
  const [one = '', other = ''] = behind.api;
  change(path.join(folder, 'site.conf'), [['/srv/fleetwatch', site]]);
  change(path.join(folder, 'hosts.conf'), [['localhost', '127.0.0.1']]);
  change(path.join(folder, 'upstreams.conf'), [
    ['api1:8090', one],
    ['api2:8090', other],
    ['pages1:8091', behind.pages],
    ['pages2:8091', behind.pages],
    ['s3:8333', behind.media],
  ]);
  change(path.join(folder, 'listen.conf'), [
    ['/dev/stdout', 'run/access.log'],
    ['127.0.0.1:8081', `127.0.0.1:${healthPort}`],
    ['listen 8080', `listen 127.0.0.1:${httpPort}`],
    ['listen 8443', `listen 127.0.0.1:${httpsPort}`],
    // Its own port is 443 to the outside.
    ['https://$host$request_uri', `https://$host:${httpsPort}$request_uri`],
    ['/run/tls/', ''],
  ]);
}

/** Starts Debian's nginx with the configuration of `infra/nginx`. */
export async function startNginx(places: NginxPlaces): Promise<Nginx> {
  const { folder, httpsPort } = places;
  const { httpPort } = places;
  for (const part of ['nginx', 'images/nginx']) cpSync(path.join(INFRA, part), folder, { recursive: true });
  mkdirSync(path.join(folder, 'run'), { recursive: true });
  makeCertificate(folder);
  movePlaces({ ...places, healthPort: await freePort() });
  const directives = `daemon off;${isRoot ? ' user root;' : ''}`;
  const child = spawn(
    '/usr/sbin/nginx',
    ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', directives],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + START_WITHIN_MS;
  // It answers as soon as it listens, whatever is behind it.
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended while starting:\n${complaints}`);
    const answers = await fetch(`http://127.0.0.1:${httpPort}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (answers) break;
    if (Date.now() > deadline) throw new Error(`nginx does not listen on ${httpsPort}:\n${complaints}`);
    await pause(50);
  }
  return {
    accessLog: () => readFileSync(path.join(folder, 'run/access.log'), 'utf8'),
    complaints: () => complaints,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
