import { isBuiltFile, isRegistry, isExpectedFile } from './requestMatchers.ts';
import { asShellPage } from './shellPage.ts';

const at = (path: string) => new URL(path, 'https://oars.test');
const answer = (text: string, type: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'Content-Type': type, ...init.headers } });

describe('what is asked for', () => {
  it.each(['/assets/shell.0123456789ab.js', '/remotes/mf-fleet/1.2.0/screens.0123456789ab.js'])(
    'treats %s as never changing under its name',
    (path) => {
      expect(isBuiltFile(at(path))).toBe(true);
    },
  );

  it.each([
    '/sw.js',
    '/remotes/mf-fleet/manifest.json',
    '/api/media/a.0123456789ab.js',
    // A second attempt, because the first answer was unusable.
    '/remotes/mf-fleet/screens.0123456789ab.js?retry=1',
  ])('does not treat %s as never changing', (path) => {
    expect(isBuiltFile(at(path))).toBe(false);
  });

  it("recognizes the registry and a remote's manifest", () => {
    const paths = ['/remotes.json', '/remotes/mf-fleet/manifest.json', '/remotes/mf-fleet/a.js', '/actions'];
    expect(paths.map((path) => isRegistry(at(path)))).toEqual([true, true, false, false]);
  });
});

describe('what comes', () => {
  const script = at('/remotes/mf-fleet/screens.0123456789ab.js');

  it('caches a file when its content matches its name', () => {
    expect(isExpectedFile(script, answer('1', 'text/javascript'))).toBe(true);
    expect(isExpectedFile(at('/demo/a.svg'), answer('1', 'image/svg+xml'))).toBe(true);
  });

  it('does not keep a page, a failure, or a file of another type', () => {
    expect(isExpectedFile(script, answer('<html>', 'text/html'))).toBe(false);
    expect(isExpectedFile(script, answer('1', 'text/javascript', { status: 500 }))).toBe(false);
    expect(isExpectedFile(script, answer('{}', 'application/json'))).toBe(false);
    expect(isExpectedFile(at('/demo/a.svg'), answer('<html>', 'text/html'))).toBe(false);
  });
});

describe('the page', () => {
  const html =
    '<head><link rel="preload" as="script" href="/a.js" nonce="n1" /><script src="/s.js" nonce="n1"></script></head><div id="root"></div>';
  const headers = {
    'Content-Security-Policy': "script-src 'nonce-n1'",
    'Content-Encoding': 'br',
    'Content-Length': '7',
  };

  it('keeps the page with its policy and nonce, without headers for one address or one encoding', async () => {
    const page = await asShellPage(answer(html, 'text/html', { headers }));
    expect(await page?.text()).toBe(
      '<head><script src="/s.js" nonce="n1"></script></head><div id="root"></div>',
    );
    expect(page?.headers.get('Content-Security-Policy')).toBe("script-src 'nonce-n1'");
    expect(page?.headers.has('Content-Encoding')).toBe(false);
    expect(page?.headers.has('Content-Length')).toBe(false);
  });

  it("does not keep a captive portal's page, or a failure", async () => {
    expect(await asShellPage(answer('<h1>Pay here</h1>', 'text/html'))).toBeNull();
    expect(await asShellPage(answer(html, 'text/html', { status: 503 }))).toBeNull();
  });
});
