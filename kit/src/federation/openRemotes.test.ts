import type * as OpenRemotesModule from './openRemotes.ts';

type OpenRemotes = typeof OpenRemotesModule;

/** A page of the tab: the module as it is evaluated when the page starts. */
async function openPage(): Promise<OpenRemotes> {
  let page: OpenRemotes | undefined;
  await jest.isolateModulesAsync(async () => {
    page = await import('./openRemotes.ts');
  });
  if (!page) throw new Error('The page did not start.');
  return page;
}
const show = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'wasDiscarded');
});

describe('a remote that froze the page (rule portal.hung)', () => {
  it('remembers a remote that froze the page in the next page of the tab, until its user forgives it', async () => {
    const first = await openPage();
    first.watchOpen('mf-a');
    const next = await openPage();
    expect([next.isHung('mf-a'), next.isHung('mf-b')]).toEqual([true, false]);
    next.forgiveHung('mf-a');
    expect(next.isHung('mf-a')).toBe(false);
    // The next page does not report it again.
    expect((await openPage()).isHung('mf-a')).toBe(false);
  });

  it.each<[string, (page: OpenRemotes) => void]>([
    ['was left in the page', (page) => page.watchOpen('mf-a')()],
    [
      'was in a page that ended in the usual way',
      (page) => {
        page.watchOpen('mf-a');
        dispatchEvent(new Event('pagehide'));
      },
    ],
    [
      'was in a page in the background, which the system may end',
      (page) => {
        page.watchOpen('mf-a');
        show('hidden');
      },
    ],
  ])('does not blame a remote that %s', async (_how, leave) => {
    leave(await openPage());
    expect((await openPage()).isHung('mf-a')).toBe(false);
  });

  it('does not blame a remote that came back into sight', async () => {
    const page = await openPage();
    page.watchOpen('mf-a');
    show('hidden');
    show('visible');
    expect((await openPage()).isHung('mf-a')).toBe(true);
  });

  it('does not blame a remote whose page the browser discarded to free memory', async () => {
    (await openPage()).watchOpen('mf-a');
    Object.defineProperty(document, 'wasDiscarded', { value: true, configurable: true });
    expect((await openPage()).isHung('mf-a')).toBe(false);
  });

  it('keeps a remote in sight while one of two that show it is left', async () => {
    const page = await openPage();
    const leave = page.watchOpen('mf-a');
    page.watchOpen('mf-a');
    leave();
    expect((await openPage()).isHung('mf-a')).toBe(true);
  });
});
