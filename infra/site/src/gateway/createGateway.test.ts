import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RemoteRegistry } from '@fleetwatch/kit/federation/RemoteRegistry';
import { createGateway } from './createGateway.ts';
import { pageHeaders } from './securityHeaders.ts';
import { createRegistry } from './createRegistry.ts';

const template = `<html><head><!--preload--><script defer src="/assets/shell.0123456789ab.js" nonce="%NONCE%"></script><!--registry--></head></html>`;
const script = 'console.log("shell");'.repeat(50);
const button = '@fleetwatch/kit/ui/button/Button';

let root: string;
let server: Server;
let origin: string;
let apiPaths: string[];

function write(path: string, content: string | Buffer) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const declarationOf = (name: string, path: string, title = 'Crews') =>
  JSON.stringify({
    name,
    version: '1.0.0',
    kitVersion: '^1.0.0',
    routes: [{ path, component: 'Screen', title, access: 'open' }],
    menu: [],
  });

function writeRemote(name: string, path: string) {
  const container = name.replace('-', '_');
  const screens = ['screens.abcdefabcdef.js'];
  write(`${name}/dist/remoteEntry.0123456789ab.js`, `var ${container} = {};`);
  write(
    `${name}/dist/manifest.json`,
    JSON.stringify({ name, container, entry: 'remoteEntry.0123456789ab.js', screens, firstNeeds: [button] }),
  );
  write(`${name}/dist/declaration.json`, declarationOf(name, path));
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'fw-gateway-'));
  apiPaths = [];
  write('shell/dist/index.html', template);
  write(
    'shell/dist/provided.json',
    JSON.stringify({ paths: ['/about'], modules: { [button]: { files: ['assets/kit.js'] } } }),
  );
  write('shell/dist/assets/shell.0123456789ab.js', script);
  write('shell/dist/assets/shell.0123456789ab.js.br', brotliCompressSync(script));
  write('shell/dist/robots.txt', 'User-agent: *\n');
  write('shell/dist/screenshots/sorties-wide.png', 'a picture');
  write('shell/secret.txt', 'not to be served');
  writeRemote('mf-crews', '/crews/:boat');
  const handle = createGateway({
    shellFolder: join(root, 'shell/dist'),
    registry: createRegistry(root),
    handleApi: (req, res) => {
      apiPaths.push(`${req.method} ${req.url}`);
      res.end('from the API');
    },
    drawPicture: (path) => (path === '/demo/avatars/robin-ashdown.svg' ? '<svg/>' : null),
  });
  server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Unlike fetch, does not normalise the path or decompress the body. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const call = request({ hostname, port, path, method, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body, text: body.toString() });
      });
    });
    call.on('error', reject);
    call.end();
  });
}

const asPage = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const policyOf = ({ headers }: Answer) => String(headers['content-security-policy']);

describe('the page', () => {
  it.each(['/', '/actions', '/crews/kestrel', '/picviewer/kim_waters/dawn.row/png'])(
    'serves the page at %s',
    async (path) => {
      const { status, headers, text } = await get(path, asPage);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(text).toContain('shell.0123456789ab.js');
    },
  );

  it('gives every response a new nonce, the same in policy and script', async () => {
    const answers = [await get('/', asPage), await get('/', asPage)];
    const nonces = answers.map((answer) => /nonce-([^']+)'/.exec(policyOf(answer))?.[1] ?? '');
    expect(new Set(nonces).size).toBe(2);
    for (const [at, nonce] of nonces.entries()) {
      expect(nonce.length).toBeGreaterThanOrEqual(22);
      expect(answers[at]?.text).toContain(`nonce="${nonce}"`);
      expect(answers[at]?.text).not.toContain('%NONCE%');
    }
  });

  it('sends a strict policy with Trusted Types, and the other security headers', async () => {
    const answer = await get('/', asPage);
    const policy = policyOf(answer);
    expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[^']+' 'strict-dynamic';/);
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types fleetwatch 'allow-duplicates'",
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-cache',
    });
  });

  it('lets the page connect to the configured back ends and storage, and to nothing else', () => {
    const origins = {
      backEnds: ['https://two.rowing.example'],
      storage: ['https://oars.s3.eu-central-1.amazonaws.com'],
    };
    const both = 'https://two.rowing.example https://oars.s3.eu-central-1.amazonaws.com';
    const policy = (pageHeaders('n0nce', { origins })['Content-Security-Policy'] ?? '').split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        `connect-src 'self' ${both}`,
        `img-src 'self' data: blob: ${both}`,
        `media-src 'self' blob: ${both}`,
        "form-action 'self' https://oars.s3.eu-central-1.amazonaws.com",
      ]),
    );
    expect(policy.filter((rule) => rule.includes('https:'))).toHaveLength(4);
    expect(pageHeaders('n0nce')['Content-Security-Policy']).not.toContain('https:');
  });

  it('embeds the registry, escaped so that it cannot end the script element', async () => {
    write('mf-crews/dist/declaration.json', declarationOf('mf-crews', '/crews', '</script><b>$&'));
    const { text } = await get('/', asPage);
    const inlined = /<script type="application\/json" id="remotes">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(inlined)).toMatchObject({
      remotes: [{ name: 'mf-crews', declaration: { routes: [{ title: '</script><b>$&' }] } }],
      refused: [],
    });
  });

  it('leaves out an invalid declaration, and one that claims what another remote or the shell has, with the reason', async () => {
    writeRemote('mf-anchors', '/anchors');
    writeRemote('mf-boats', '/anchors');
    writeRemote('mf-oars', '/about');
    write(
      'mf-junk/dist/manifest.json',
      JSON.stringify({ name: 'mf-junk', container: 'mf_junk', screens: [] }),
    );
    write('mf-junk/dist/declaration.json', '{}');
    const { text } = await get('/', asPage);
    const inlined = /<script type="application\/json" id="remotes">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    const { remotes, refused } = JSON.parse(inlined) as RemoteRegistry;
    expect(remotes.map(({ name }) => name)).toEqual(['mf-anchors', 'mf-crews']);
    expect(refused).toEqual([
      { name: 'mf-boats', reason: 'The path /anchors belongs to mf-anchors.' },
      { name: 'mf-junk', reason: 'The declaration: name is missing.' },
      { name: 'mf-oars', reason: 'The path /about belongs to the shell.' },
    ]);
    expect(JSON.parse((await get('/remotes.json')).text)).toEqual({ remotes, refused });
  });

  it("preloads the files of its screen's remote, and the shell's chunks this one needs", async () => {
    const { text } = await get('/crews/kestrel', asPage);
    const preloads = [...text.matchAll(/<link rel="preload" as="script" href="([^"]+)" nonce="[^"]+"/g)].map(
      ([, href]) => href,
    );
    expect(preloads).toEqual([
      '/remotes/mf-crews/remoteEntry.0123456789ab.js',
      '/remotes/mf-crews/screens.abcdefabcdef.js',
      '/assets/kit.js',
    ]);
    expect((await get('/', asPage)).text).not.toContain('rel="preload"');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses the page as %s for a browser that accepts it', async (encoding, decompress) => {
    const { headers, body } = await get('/', { ...asPage, 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(decompress(body).toString()).toContain('</html>');
  });

  it('sends no body for HEAD', async () => {
    const { status, headers, body } = await get('/', asPage, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers['content-length'])).toBeGreaterThan(100);
  });

  it('reports that the shell is not built, without revealing a path', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    rmSync(join(root, 'shell/dist'), { recursive: true });
    const { status, text } = await get('/', asPage);
    expect([status, text]).toEqual([500, 'The page could not be made. Is the shell built?\n']);
    expect(reported).toHaveBeenCalled();
    reported.mockRestore();
  });
});

describe('files', () => {
  it('sends files with a hash in their name as immutable, compressed at build time', async () => {
    const { headers, body } = await get('/assets/shell.0123456789ab.js', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  it('sends files with their type, including the pictures of the web manifest', async () => {
    const { status, headers } = await get('/screenshots/sorties-wide.png', { accept: 'image/*,*/*' });
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('revalidates files without a hash in their name', async () => {
    const { status, headers } = await get('/robots.txt', { accept: 'text/plain' });
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  it.each([
    '/assets/gone.js',
    '/remotes/mf-crews/gone.js',
    '/remotes/mf-none/remoteEntry.js',
    '/remotes/',
    '/gone.png',
  ])('does not find %s, and sends no page in its place', async (path) => {
    const { status, headers, text } = await get(path, { accept: '*/*' });
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/plain');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toContain('<');
  });

  it.each(['/remotes/mf-crews/gone.js', '/remotes/x', '/assets/gone.js'])(
    'does not find %s, also for a page request',
    async (path) => {
      expect((await get(path, asPage)).status).toBe(404);
    },
  );

  it.each([
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/remotes/mf-crews/../../shell/secret.txt',
    '/remotes/mf-crews/..%5c..%5cshell%5csecret.txt',
    '/remotes/..%2fshell/secret.txt',
    '/assets/%00',
    '/%E0%A4%A',
    '//etc/passwd',
    '/assets//etc/passwd',
  ])('refuses the path traversal %s', async (path) => {
    const { status, text } = await get(path);
    expect([400, 404]).toContain(status);
    expect(text).not.toContain('not to be served');
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    const { status, headers } = await get('/', asPage, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('/remotes.json', () => {
  const read = async () =>
    JSON.parse((await get('/remotes.json')).text) as { remotes: { name: string; entry: string }[] };

  it('lists the current builds, and is never cached', async () => {
    const { headers } = await get('/remotes.json');
    expect(headers['cache-control']).toBe('no-store');
    expect((await read()).remotes.map(({ name }) => name)).toEqual(['mf-crews']);
    writeRemote('mf-apples', '/apples');
    mkdirSync(join(root, 'mf-unbuilt'));
    expect((await read()).remotes.map(({ name }) => name)).toEqual(['mf-apples', 'mf-crews']);
  });

  it('updates the registry when a remote is built again', async () => {
    await read();
    writeRemote('mf-crews', '/crews');
    write(
      'mf-crews/dist/manifest.json',
      JSON.stringify({
        name: 'mf-crews',
        container: 'mf_crews',
        entry: 'remoteEntry.ffffffffffff.js',
        screens: [],
        firstNeeds: [],
      }),
    );
    expect((await read()).remotes[0]?.entry).toBe('/remotes/mf-crews/remoteEntry.ffffffffffff.js');
  });

  it('keeps a remote whose files are gone: its screens show the failure, and find the files later', async () => {
    await read();
    const dist = join(root, 'mf-crews/dist');
    renameSync(dist, `${dist}-away`);
    expect((await read()).remotes.map(({ name }) => name)).toEqual(['mf-crews']);
    expect((await get('/remotes/mf-crews/remoteEntry.0123456789ab.js')).status).toBe(404);
    renameSync(`${dist}-away`, dist);
    expect((await get('/remotes/mf-crews/remoteEntry.0123456789ab.js')).status).toBe(200);
  });
});

describe('/api', () => {
  it('passes a call to the API without its prefix, for any method', async () => {
    await get('/api/healthz');
    await get('/api/launch?x=1', {}, 'POST');
    await get('/api');
    await get('/api?x=1');
    expect(apiPaths).toEqual(['GET /healthz', 'POST /launch?x=1', 'GET /', 'GET /?x=1']);
  });

  it('matches whole path segments only', async () => {
    await get('/apiary', asPage);
    expect(apiPaths).toEqual([]);
  });
});

test('sends a generated picture as an SVG that may load and run nothing, cached for a day', async () => {
  const { status, headers, text } = await get('/demo/avatars/robin-ashdown.svg');
  expect(status).toBe(200);
  expect(text).toBe('<svg/>');
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect((await get('/demo/avatars/nobody.svg')).status).toBe(404);
});
