import './nonce.ts';
import { kitVersion, providedModules } from 'virtual:providedModules';
import { createFederation } from './host/createFederation.ts';
import { createScriptLoader } from './host/createScriptLoader.ts';
import { createShareScope } from './host/createShareScope.ts';
import { readRegistry } from './host/readRegistry.ts';
import { shareRuntime } from './host/shareRuntime.ts';
import { start } from './host/start.tsx';

shareRuntime(globalThis);
const federation = createFederation({
  kitVersion,
  shared: createShareScope(providedModules),
  loadScript: createScriptLoader(document),
});

/** Between what was read and what is drawn the browser may paint and take input: on a phone each is a tenth of a second. */
const afterThisTask = () => new Promise<void>((resolve) => setTimeout(resolve));

void Promise.all([readRegistry(document), afterThisTask()]).then(([registry]) =>
  start({ federation, registry }),
);
