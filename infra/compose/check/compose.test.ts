import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { DCLinter } from 'dclint';
import { KNOWN_VARIABLES, readConfig } from '@fleetwatch/api/config';
import { READ_LIMIT_MS } from '@fleetwatch/api/export/commands/exportClub';
import { SECRET_VARIABLES } from '@fleetwatch/api/platform/config/withSecretFiles';
import { lastOf, readDockerfile } from '../../images/check/readDockerfile.ts';
import { fillIn, networksOf, readCompose, readEnv, type Service, variablesIn } from './readCompose.ts';

const FOLDER = resolve(__dirname, '..');
const ROOT = resolve(FOLDER, '../..');
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const example = readEnv(textOf('.env.example'));
const { services, networks, secrets } = readCompose(FOLDER, example);
const names = Object.keys(services);
const workspaces = ['shell', ...readdirSync(ROOT).filter((name) => name.startsWith('mf-'))];

function serviceOf(name: string): Service {
  const service = services[name];
  if (!service) throw new Error(`There is no service ${name}.`);
  return service;
}

/** The last stage of a service's own image. */
function imageOf({ build }: Service) {
  if (!build) return undefined;
  const text = readFileSync(join(FOLDER, build.context, build.dockerfile), 'utf8');
  return readDockerfile(text, build.args).stages.at(-1);
}

describe.each(names)('%s', (name) => {
  const service = serviceOf(name);
  const isOnce = /^(publish-|mongo-initiate|s3-bucket|site$|admin$)/.test(name);

  it('is read-only, has no capabilities, and limited resources', () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      logging: { driver: 'local', options: { 'max-size': '10m', 'max-file': '5' } },
      deploy: {
        resources: { limits: { cpus: expect.any(String), memory: expect.stringMatching(/^\d+M$/) } },
      },
    });
    expect([service.privileged, service.cap_add]).toEqual([undefined, undefined]);
  });

  it('does not run as root', () => {
    const image = imageOf(service);
    const user = service.user ?? (image ? lastOf(image, 'USER') : undefined);
    expect(user).toMatch(/^([1-9]\d*:[1-9]\d*|node|www-data)$/);
  });

  it('restarts when it ends, or ends once its work is done', () => {
    if (isOnce) expect(['on-failure:3', 'no']).toContain(service.restart);
    else expect(service.restart).toBe('unless-stopped');
  });

  it('uses an image with an exact version, or one built from this repository', () => {
    if (service.build)
      expect(existsSync(join(FOLDER, service.build.context, service.build.dockerfile))).toBe(true);
    else if (name !== 'site') expect(service.image).toMatch(/^[\w/]+:v?\d+\.\d+(\.\d+)?$/);
  });

  it('waits for its dependencies, and for their health where they report it', () => {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const awaited = serviceOf(other);
      const image = imageOf(awaited);
      const health =
        awaited.healthcheck?.test ?? (image && lastOf(image, 'HEALTHCHECK')?.replace('NONE', ''));
      if (condition === 'service_healthy') expect([other, Boolean(health)]).toEqual([other, true]);
      else expect([condition, awaited.restart]).toEqual(['service_completed_successfully', 'on-failure:3']);
    }
  });

  it('contains no secret: its secrets are files that compose.yaml names', () => {
    for (const [variable, value] of Object.entries(service.environment ?? {})) {
      if (/SECRET|PASSWORD|TOKEN|CREDENTIAL|KEY|URI|SMTP_URL/.test(variable)) {
        expect(variable).toMatch(/_FILE$/);
        expect(service.secrets).toContain(basename(value));
      }
      expect(value).not.toMatch(/:\/\/[^/]*@/);
    }
    for (const secret of service.secrets ?? []) expect(secrets).toHaveProperty(secret);
  });
});

it("makes only nginx reachable, and the trial's mail only from this machine", () => {
  const open = names.filter((name) => serviceOf(name).ports);
  expect(open).toEqual(['nginx', 'mailpit']);
  expect(serviceOf('mailpit')).toMatchObject({ profiles: ['trial'], ports: ['127.0.0.1:8025:8025'] });
  const outward = Object.keys(networks).filter((name) => !networks[name]?.internal);
  expect(outward).toEqual(['front', 'outside']);
  const inside = (network: string) => names.filter((name) => networksOf(serviceOf(name)).includes(network));
  expect(inside('front')).toEqual(['nginx']);
  expect(inside('outside')).toEqual(['api1', 'api2', 'admin', 'mailpit']);
  expect(inside('data')).toEqual(['api1', 'api2', 'mongo1', 'mongo2', 'mongo3', 'admin']);
});

it("nginx waits for a club's export as long as its documents may be read, and keeps nothing of it", () => {
  const portal = readFileSync(join(ROOT, 'infra/nginx/portal.conf'), 'utf8');
  const [, own = ''] = /location \/api\/club-export\/ \{([^}]*)\}/.exec(portal) ?? [];
  const [, minutes = ''] = /proxy_read_timeout (\d+)m;/.exec(own) ?? [];
  expect(Number(minutes) * 60_000).toBe(READ_LIMIT_MS);
  expect(own).toContain('proxy_buffering off;');
});

it('gives each process a fixed address for nginx in a shared network', () => {
  const hosts = (serviceOf('nginx').extra_hosts ?? []).map((line) => line.split(':'));
  for (const [host = '', address] of hosts) {
    const given = Object.entries(serviceOf(host).networks ?? {}).find(([, { ipv4_address }]) => ipv4_address);
    expect([host, given?.[1].ipv4_address]).toEqual([host, address]);
    expect(networksOf(serviceOf('nginx'))).toContain(given?.[0]);
  }
  const upstreams = readFileSync(join(ROOT, 'infra/images/nginx/upstreams.conf'), 'utf8');
  const asked = [...upstreams.matchAll(/server (\w+):(\d+)/g)].map(([, host = '', port]) => [host, port]);
  expect(asked.map(([host]) => host)).toEqual(hosts.map(([host]) => host));
  for (const [host = '', port] of asked) {
    const image = imageOf(serviceOf(host));
    if (image) expect([host, lastOf(image, 'EXPOSE')]).toEqual([host, port]);
  }
});

it('publishes the shell and each remote by one service each, as npm run new:remote adds them', () => {
  const publishers = names.filter((name) => name.startsWith('publish-'));
  expect(publishers).toEqual(workspaces.map((workspace) => `publish-${workspace}`));
  for (const workspace of workspaces) {
    const { build, image, volumes } = serviceOf(`publish-${workspace}`);
    expect(build?.args).toEqual({ WORKSPACE: workspace });
    expect(image).toBe(`fleetwatch/${workspace}:current`);
    expect(volumes).toEqual(['site:/srv/fleetwatch']);
  }
  expect(names.filter((name) => serviceOf(name).volumes?.includes('site:/srv/fleetwatch'))).toEqual([
    ...publishers,
    'site',
  ]);
});

it('starts nothing else with services that run on demand', () => {
  for (const name of ['admin', 'site']) {
    expect(serviceOf(name)).toMatchObject({ profiles: ['tools'], restart: 'no' });
    expect(serviceOf(name).depends_on ?? {}).toEqual({});
  }
  const commands = readFileSync(join(ROOT, 'infra/compose/README.md'), 'utf8').matchAll(
    /run --rm (.*?)publish-/g,
  );
  for (const [, flags] of commands) expect(flags).toBe('--no-deps ');
});

it('documents exactly the variables that can be set in .env.example', () => {
  const known = Object.keys(readEnv(textOf('.env.example'), true));
  expect(known.toSorted()).toEqual(variablesIn(textOf('compose.yaml')).toSorted());
  expect(() => fillIn(textOf('compose.yaml'), {})).toThrow(
    'copy .env.example to .env and set FLEETWATCH_HOST',
  );
});

it.each(['api1', 'api2', 'admin', 'pages1', 'pages2'])(
  'gives %s only variables that the API knows',
  (name) => {
    const known = [
      ...KNOWN_VARIABLES,
      ...SECRET_VARIABLES.map((one) => `${one}_FILE`),
      'AWS_SHARED_CREDENTIALS_FILE',
    ];
    for (const variable of Object.keys(serviceOf(name).environment ?? {})) expect(known).toContain(variable);
  },
);

describe('the schema of the Compose Specification', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fw-compose-schema-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Violations of the schema, which is bundled with the linter; the linter's own rules are not used. */
  async function complaintsAbout(text: string) {
    const file = join(folder, 'compose.yaml');
    writeFileSync(file, text);
    const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
    const found = await linter.lintFiles([file], false);
    return found.flatMap(({ messages }) => messages).filter(({ rule }) => rule === 'invalid-schema');
  }

  it('accepts compose.yaml, and refuses a file with an unknown key', async () => {
    const text = textOf('compose.yaml');
    expect(await complaintsAbout(text)).toEqual([]);
    expect(await complaintsAbout(text.replace('read_only:', 'readonly:'))).not.toEqual([]);
  });
});

const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;

// Its client validates a file without an engine; without the client only the tests above check the file.
(hasCompose ? it : it.skip)('Docker’s own reader takes it', () => {
  const files = [
    '--env-file',
    '.env.example',
    '-f',
    'compose.yaml',
    '--profile',
    'tools',
    '--profile',
    'trial',
  ];
  const read = spawnSync('docker', ['compose', ...files, 'config', '--quiet'], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  expect([read.stderr, read.status]).toEqual(['', 0]);
});

describe('make-secrets.sh', () => {
  let folder: string;
  const make = () => execFileSync(join(FOLDER, 'make-secrets.sh'), [folder], { encoding: 'utf8' });
  const secret = (name: string) => readFileSync(join(folder, name), 'utf8');

  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'fw-compose-')), 'secrets');
  });
  afterEach(() => rmSync(resolve(folder, '..'), { recursive: true }));

  it('creates the secrets that compose.yaml names, in a private folder, and keeps existing ones', () => {
    make();
    expect(readdirSync(folder)).toEqual(Object.keys(secrets).toSorted());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const before = Object.keys(secrets).map(secret);
    expect(make()).not.toContain('is made');
    expect(Object.keys(secrets).map(secret)).toEqual(before);
    for (const [name, { file }] of Object.entries(secrets)) expect(file).toBe(`./secrets/${name}`);
  });

  it('creates different, sufficiently long secrets each time', () => {
    make();
    const first = secret('fleetwatch_secret');
    rmSync(folder, { recursive: true });
    make();
    expect(secret('fleetwatch_secret')).not.toBe(first);
    expect(secret('mongodb_uri')).toContain(
      `fleetwatch:${secret('mongo_app_password').trim()}@mongo1,mongo2,mongo3/`,
    );
    // MongoDB accepts a key of 6 to 1024 base64 characters.
    expect(secret('mongo_keyfile').replaceAll(/\s/g, '')).toMatch(/^[A-Za-z\d+/=]{512,1024}$/);
    const { identities } = JSON.parse(secret('s3_config')) as {
      identities: { credentials: { accessKey: string; secretKey: string }[]; actions: string[] }[];
    };
    const [{ accessKey = '', secretKey = '' } = {}] = identities[0]?.credentials ?? [];
    expect(secret('s3_credentials')).toBe(
      `[default]\naws_access_key_id = ${accessKey}\naws_secret_access_key = ${secretKey}\n`,
    );
    expect(identities[0]?.actions.every((action) => action.endsWith(':fleetwatch-media'))).toBe(true);
  });

  it('creates, together with compose.yaml, a configuration with which the API starts', () => {
    make();
    const given = Object.entries(serviceOf('api1').environment ?? {});
    const env = Object.fromEntries(
      given.map(([name, value]) => [name, value.replace('/run/secrets', folder)]),
    );
    expect(readConfig(env)).toMatchObject({
      secret: secret('fleetwatch_secret').trim(),
      basePath: '/api',
      trustedProxies: 1,
      publicOrigin: 'https://boats.example.org',
      smtpUrl: 'smtp://mailpit:1025',
      s3: {
        bucket: 'fleetwatch-media',
        endpoint: 'http://s3:8333',
        publicEndpoint: 'https://boats.example.org',
      },
    });
    const media = readFileSync(join(ROOT, 'infra/images/nginx/media.conf'), 'utf8');
    expect(media).toContain('location ~ ^/fleetwatch-media(/|$)');
  });
});
