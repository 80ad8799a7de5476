import type { Page } from '@playwright/test';
import type { Person } from '../fixtures/clubhouse.ts';
import { startNewRemote } from '../fixtures/remoteBuilds.ts';
import { startBareFrame, startDevPortal, type DevProcess } from '../fixtures/startDevServers.ts';
import { expect, test } from '../fixtures/test.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const FILE = 'src/CoxingScreen.tsx';

const screenOf = (text: string, before = '') => `
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';

export function CoxingScreen() {
  ${before}
  return <Screen title="Coxing"><p>${text}</p></Screen>;
}
`;

interface Typo {
  source: string;
  /** Whether an open page, and one opened then, still show the screen as it was. */
  stays: { open: boolean; openedThen: boolean };
}

const typo = (source: string, open: boolean, openedThen: boolean): Typo => ({
  source,
  stays: { open, openedThen },
});

/** By what goes wrong. */
const TYPOS = {
  'does not parse': typo(screenOf('x').replace('return <', 'retrun <'), true, true),
  'imports no file': typo(`import { none } from './none.ts';\n${screenOf('x', 'none();')}`, true, true),
  'exports another name': typo(screenOf('x').replace('CoxingScreen', 'CoxngScreen'), true, true),
  'throws while it loads': typo(`throw new Error('loading');\n${screenOf('x')}`, true, false),
  'throws while it renders': typo(screenOf('{noSuchName.at(0)}'), false, false),
};

/** Counts the builds that the development servers have announced to the page. */
function countBuilds(page: Page): () => number {
  let builds = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"action":"built"')) builds += 1;
    }),
  );
  return () => builds;
}

async function signIn(page: Page, origin: string, member: Person): Promise<void> {
  await page.goto(`${origin}/signin`);
  const form = new SignInPage(page);
  await form.fill(member);
  await expect(form.submit).toBeHidden();
}

// The typos are on the console, as they should be. A server of one's own has an address of its own, which leads to the demo club.
test.use({ mayBeNoisy: true, club: 'demo' });

const servers = [
  { kind: 'the bare frame', start: startBareFrame, hasSignIn: false },
  { kind: 'the portal in development', start: startDevPortal, hasSignIn: true },
];

for (const { kind, start, hasSignIn } of servers) {
  test(`in ${kind} a screen returns when its typo is fixed`, async ({ page, clubhouse, gateway }) => {
    // Webpack compiles shell and remote, and then twenty edits.
    test.setTimeout(480_000);
    const builds = countBuilds(page);
    const remote = await startNewRemote('mf-coxing');
    let server: DevProcess | undefined;
    try {
      let text = 'as it was';
      remote.write(FILE, screenOf(text));
      server = await start(remote.folder, gateway.origin);
      if (hasSignIn) await signIn(page, server.origin, await clubhouse.join());
      await page.goto(`${server.origin}/coxing`);
      const shown = () => page.getByText(text, { exact: true });
      await expect(shown()).toBeVisible();
      for (const [what, { source, stays }] of Object.entries(TYPOS)) {
        for (const isOpenedThen of [false, true]) {
          await test.step(`${what}${isOpenedThen ? ', on a page opened then' : ''}`, async () => {
            const before = builds();
            remote.write(FILE, source);
            await expect.poll(builds, { timeout: 20_000 }).toBeGreaterThan(before);
            if (isOpenedThen) await page.reload();
            const does = isOpenedThen ? stays.openedThen : stays.open;
            await expect(shown()).toBeVisible({ visible: does });
            text = `after it ${what}${isOpenedThen ? ' again' : ''}`;
            remote.write(FILE, screenOf(text));
            await expect(shown()).toBeVisible({ timeout: 20_000 });
          });
        }
      }
    } finally {
      server?.stop();
      remote.remove();
    }
  });
}
