import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const CONFIGURATION = path.resolve(import.meta.dirname, '../../nginx');
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
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

/** The files that differ from place to place, as infra/images has them for containers. */
function writePlaces(folder: string, { site, httpsPort, httpPort, api, pages }: NginxPlaces): void {
  const servers = api.map((address) => `  server ${address} max_fails=1 fail_timeout=1s;`).join('\n');
  const files = {
    'modules.conf': `load_module ${BROTLI};\ndaemon off;\n${isRoot ? 'user root;\n' : ''}`,
    'site.conf': `set $site ${site};\n`,
    'upstreams.conf': `upstream fleetwatch_api {\n${servers}\n  keepalive 64;\n}\nupstream fleetwatch_pages {\n  server ${pages};\n  keepalive 16;\n}\n`,
    'listen.conf': `access_log run/access.log as_json;
server {
  listen 127.0.0.1:${httpPort};
  return 301 https://$host:${httpsPort}$request_uri;
}
server {
  listen 127.0.0.1:${httpsPort} ssl http2;
  ssl_certificate certificate.pem;
  ssl_certificate_key key.pem;
  include tls.conf;
  include portal.conf;
}
`,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
}

/** Starts Debian's nginx with the configuration of `infra/nginx`. */
export async function startNginx(places: NginxPlaces): Promise<Nginx> {
  const { folder, httpsPort } = places;
  cpSync(CONFIGURATION, folder, { recursive: true });
  mkdirSync(path.join(folder, 'run'), { recursive: true });
  makeCertificate(folder);
  writePlaces(folder, places);
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + START_WITHIN_MS;
  // It answers as soon as it listens, whatever is behind it.
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended while starting:\n${complaints}`);
    const answers = await fetch(`http://127.0.0.1:${places.httpPort}/`, { redirect: 'manual' }).then(
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
