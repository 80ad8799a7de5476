import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { assembleImage } from './assembleImage.ts';
import { contextFilter } from './contextFilter.ts';
import { lastOf, readCopy, readDockerfile, type Stage } from './readDockerfile.ts';
import { runLocally } from './runLocally.ts';

const ROOT = resolve(__dirname, '../../..');
const FOLDER = join(ROOT, 'infra/images');
const EXACT_TAG = /^(node|debian):\d+\.\d+(\.\d+)?-[a-z-]+$/;
const SECRET = /SECRET|PASSWORD|TOKEN|CREDENTIAL|_KEY\b|_URI\b|_URL\b/;

const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const dockerfiles = readdirSync(FOLDER).filter((name) => name.endsWith('.Dockerfile'));
const workspaces = ['shell', ...readdirSync(ROOT).filter((name) => name.startsWith('mf-'))];
const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  devDependencies: { node: string };
};
const reaches = contextFilter(readFileSync(join(ROOT, '.dockerignore'), 'utf8'));

const runsOf = ({ steps }: Stage) =>
  steps.filter(({ instruction }) => instruction === 'RUN').map(({ words }) => words);

it('has exactly five images', () => {
  const names = ['api', 'follower', 'nginx', 'pages', 'site'];
  expect(dockerfiles).toEqual(names.map((name) => `${name}.Dockerfile`));
});

it('starts the API with the flags that npm start and the benchmarks use', () => {
  const flags = readFileSync(join(ROOT, 'infra/local/apiFlags.mjs'), 'utf8').match(/(?<=')--[^']+/g) ?? [];
  expect(flags).toHaveLength(2);
  expect(textOf('api.Dockerfile')).toContain(
    `CMD ${JSON.stringify(['node', ...flags, 'api/src/main.ts']).replaceAll(',', ', ')}`,
  );
});

it('declares volumes only for images that need one', () => {
  expect(dockerfiles.filter((name) => /^VOLUME/m.test(textOf(name)))).toEqual(['follower.Dockerfile']);
});

describe.each(dockerfiles)('%s', (name) => {
  const { stages } = readDockerfile(textOf(name));
  const [last] = stages.slice(-1);
  if (!last) throw new Error('No stage.');

  it('uses exact tags, and the same Node as the tests', () => {
    for (const { base } of stages) {
      expect(base).toMatch(EXACT_TAG);
      if (base.startsWith('node:')) expect(base).toBe(`node:${devDependencies.node}-bookworm-slim`);
    }
  });

  it('runs as an unprivileged user, who is set before the command', () => {
    const user = lastOf(last, 'USER');
    expect(['node', 'www-data']).toContain(user);
    const order = last.steps.map(({ instruction }) => instruction);
    expect(order.lastIndexOf('USER')).toBeLessThan(order.indexOf('CMD'));
    expect(order.lastIndexOf('RUN')).toBeLessThan(order.lastIndexOf('USER'));
  });

  it('declares its stop signal and its health check, without a tool that the image lacks', () => {
    expect(lastOf(last, 'STOPSIGNAL')).toMatch(/^SIG(TERM|QUIT)$/);
    const health = lastOf(last, 'HEALTHCHECK');
    expect(health).toBeDefined();
    expect(health).not.toMatch(/curl|wget/);
    const [, command = '["none"]'] = /CMD (\[.*\])$/.exec(health ?? '') ?? [];
    expect(JSON.parse(command)).toEqual(expect.arrayContaining([expect.any(String)]));
  });

  it('starts without a shell, which would swallow signals', () => {
    const command = JSON.parse(lastOf(last, 'CMD') ?? '') as string[];
    if (command[0] === 'sh') expect(command[2]).toMatch(/^exec /);
    else expect(['node', 'nginx']).toContain(command[0]);
  });

  it('listens on an unprivileged port', () => {
    const ports = (lastOf(last, 'EXPOSE') ?? '').split(' ').filter(Boolean).map(Number);
    for (const port of ports) expect(port).toBeGreaterThan(1024);
  });

  it('listens on all addresses, for other containers', () => {
    const [command = '', environment = ''] = [lastOf(last, 'CMD'), lastOf(last, 'ENV')];
    // On 127.0.0.1, their default, these would be reachable only inside the container.
    if (/main\.ts|pages\.ts/.test(command)) expect(environment.split(' ')).toContain('HOST=0.0.0.0');
  });

  it('takes no secret as an argument or a variable', () => {
    for (const { steps } of stages) {
      for (const { instruction, words } of steps) {
        if (/^(ARG|ENV)$/.test(instruction)) expect(words).not.toMatch(SECRET);
      }
    }
  });

  it('installs by the lock file, without running package scripts', () => {
    for (const command of stages.flatMap(runsOf)) {
      expect(command).not.toMatch(/npm (install|i|add|exec)\b|npx|curl|wget/);
      if (command.includes('npm ci')) expect(command).toContain('--ignore-scripts');
    }
  });

  it('has no development packages: they are left out by the stage that packages come from', () => {
    expect(runsOf(last).join()).not.toContain('npm');
    const packages = stages.find((stage) => stage.name === 'packages');
    for (const command of packages ? runsOf(packages) : []) expect(command).toContain('--omit=dev');
  });

  it.each(name === 'site.Dockerfile' ? workspaces : ['-'])(
    'copies only files that exist and that the context contains: %s',
    (workspace) => {
      const built = readDockerfile(textOf(name), { WORKSPACE: workspace });
      const copies = built.stages.flatMap(({ steps }) =>
        steps.filter(({ instruction }) => instruction === 'COPY').map(readCopy),
      );
      expect(copies.length).toBeGreaterThan(1);
      for (const { from, sources } of copies) {
        if (from !== undefined) expect(built.stages.map((stage) => stage.name)).toContain(from);
        for (const source of from === undefined ? sources : []) {
          expect([source, existsSync(join(ROOT, source)), reaches(source)]).toEqual([source, true, true]);
        }
      }
    },
  );
});

it.each([
  ['api/src/main.ts', true],
  ['api/src/platform/config/config.test.ts', false],
  ['api/src/testing/fixtures.ts', false],
  ['mf-plans/node_modules/x/index.js', false],
  ['node_modules', false],
  ['mf-plans/dist/manifest.json', false],
  ['infra/compose/secrets/fleetwatch_secret', false],
  ['.git/config', false],
  ['.data/development-secret', false],
  ['docs/operating.md', false],
])('%s is in the context: %s', (path, does) => {
  expect(reaches(path)).toBe(does);
});

describe('unsupported Dockerfile syntax', () => {
  it.each([
    ['FROM a\nADD https://x /y', 'Line 2: ADD is not known here.'],
    ['COPY a b', 'Line 1: COPY comes before the first FROM.'],
    ['FROM a\nCOPY --chmod=777 a b', 'Line 2: --chmod=777 is not known here.'],
    ['FROM a\nRUN b \\', 'Line 2 goes on past the end of the file.'],
    ['FROM ${BASE}', 'Line 1: nothing says what ${BASE} is.'],
  ])('%j', (text, reason) => {
    const read = () => readDockerfile(text).stages.flatMap(({ steps }) => steps.slice(-1).map(readCopy));
    expect(read).toThrow(reason);
  });
});

it('puts the whole configuration into the nginx image, and no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fw-image-'));
  const app = assembleImage({ root: ROOT, image: 'nginx', folder, run: runLocally(ROOT) });
  const files = readdirSync(app);
  const included = files.flatMap((file) =>
    [...readFileSync(join(app, file), 'utf8').matchAll(/^\s*include ([\w.]+);/gm)].map(([, one]) => one),
  );
  expect(files.toSorted()).toEqual([...new Set(['nginx.conf', ...included])].toSorted());
  rmSync(folder, { recursive: true });
});
