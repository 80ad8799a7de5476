import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@fleetwatch/local/freePort';

const INFRA = path.resolve(import.meta.dirname, '../..');
const START_WITHIN_MS = 10_000;

/** Ports and folders of nginx, and the servers behind it. */
export interface NginxPlaces {
  /** A working folder of its own. */
  folder: string;
  /** The folder of the published site. */
  site: string;
  httpsPort: number;
  httpPort: number;
  /** 'host:port' of each server. */
  api: readonly string[];
  pages: string;
  /** The bucket's store. */
  media: string;
}

interface Places extends NginxPlaces {
  healthPort: number;
}

/** An nginx that runs the production configuration. */
export interface Nginx {
  /** Its access log. */
  accessLog(): string;
  /** Its error log. */
  complaints(): string;
  stop(): Promise<void>;
}

// As root, nginx's workers run as nobody, who cannot read the folders of a test.
const isRoot = process.getuid?.() === 0;

function makeCertificate(folder: string): void {
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...files, ...subject], { stdio: 'ignore' });
}

/** Replaces text in a configuration file. A text that is missing fails the tests, because they would test something else. */
function change(file: string, changes: readonly (readonly [string, string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${path.basename(file)} has no ${from}.`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
}

/** The container's configuration (infra/images/nginx), adapted to this machine's ports and folders. */
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
    // Its public port is 443.
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
  // It answers as soon as it listens, even without the servers behind it.
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
