/** Runs a script by its address. Rejects when it cannot be fetched; a script that is broken resolves all the same. */
export type LoadScript = (url: string) => Promise<void>;

interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

/** The name stands in the page's Content-Security-Policy (`trusted-types`). */
const SCRIPT_POLICY = 'fleetwatch';

function createScriptPolicy(view: Window): ScriptPolicy {
  const rules = {
    createScriptURL(url: string) {
      const { protocol } = new URL(url, view.location.href);
      if (protocol !== 'https:' && protocol !== view.location.protocol) {
        throw new TypeError(`A script may not come from ${url}.`);
      }
      return url;
    },
  };
  const { trustedTypes } = view as Window & { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy(SCRIPT_POLICY, rules) ?? rules;
}

/** Loads scripts by adding `<script>` elements to this document, as its Content-Security-Policy allows. */
export function createScriptLoader(document: Document): LoadScript {
  let policy: ScriptPolicy | undefined;
  return (url) =>
    new Promise((resolve, reject) => {
      policy ??= createScriptPolicy(document.defaultView ?? window);
      const script = document.createElement('script');
      // As webpack does it for chunks: the page's preloads are made with the same rule, or they would be fetched twice.
      if (new URL(url, document.baseURI).origin !== location.origin) script.crossOrigin = 'anonymous';
      script.src = policy.createScriptURL(url);
      script.addEventListener('load', () => {
        script.remove();
        resolve();
      });
      script.addEventListener('error', () => {
        script.remove();
        reject(new Error(`${url} could not be fetched.`));
      });
      document.head.append(script);
    });
}
