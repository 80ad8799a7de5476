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
  /** Whether the screen stays as it was, on an open page; and on one that is opened then, where that is seen. */
  stays: boolean;
  staysOpenedThen?: boolean;
}

/** By what goes wrong: whatever does not build, and whatever fails later. */
const TYPOS: Record<string, Typo> = {
  'does not parse': {
    source: screenOf('x').replace('return <', 'retrun <'),
    stays: true,
    staysOpenedThen: true,
  },
  'imports no file': {
    source: `import { none } from './none.ts';\n${screenOf('x', 'none();')}`,
    stays: true,
  },
  'exports another name': { source: screenOf('x').replace('CoxingScreen', 'CoxngScreen'), stays: true },
  'throws while it loads': {
    source: `throw new Error('loading');\n${screenOf('x')}`,
    stays: true,
    staysOpenedThen: false,
  },
  'throws while it renders': { source: screenOf('{noSuchName.at(0)}'), stays: false },
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
    // Webpack compiles shell and remote, and then fourteen edits.
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
      for (const [what, { source, stays, staysOpenedThen }] of Object.entries(TYPOS)) {
        for (const openedThen of staysOpenedThen === undefined ? [false] : [false, true]) {
          await test.step(`${what}${openedThen ? ', on a page opened then' : ''}`, async () => {
            const before = builds();
            remote.write(FILE, source);
            await expect.poll(builds, { timeout: 20_000 }).toBeGreaterThan(before);
            if (openedThen) await page.reload();
            await expect(shown()).toBeVisible({ visible: openedThen ? staysOpenedThen : stays });
            text = `after it ${what}${openedThen ? ' again' : ''}`;
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
