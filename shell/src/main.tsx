import './nonce.ts';
import { protectPage } from './host/protectPage.ts';
import { readRegistry } from './host/readRegistry.ts';

/** Between two tasks the browser may paint and take input. */
const afterThisTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The script has arrived completely, but running it takes a phone a fifth of a second. So it is run part by part. */
async function run(): Promise<void> {
  // Fetched while the parts run: a page opened at another address does without it.
  if (location.pathname === '/') void import('./landing/Landing.tsx').catch(() => undefined);
  const registry = readRegistry(document);
  await import(/* webpackMode: "eager" */ './host/parts/drawing.ts');
  await afterThisTask();
  await import(/* webpackMode: "eager" */ './host/parts/state.ts');
  await afterThisTask();
  await import(/* webpackMode: "eager" */ '@fleetwatch/kit/store/createStore');
  await afterThisTask();
  await import(/* webpackMode: "eager" */ './host/parts/looks.ts');
  await afterThisTask();
  const { federate } = await import(/* webpackMode: "eager" */ './host/federate.ts');
  await afterThisTask();
  const federation = federate();
  protectPage();
  const { start } = await import(/* webpackMode: "eager" */ './host/start.tsx');
  await afterThisTask();
  start({ federation, registry: await registry });
}

void run();
