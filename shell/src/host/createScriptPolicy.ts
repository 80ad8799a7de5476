export interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

/** The name is listed in the page's Content-Security-Policy (`trusted-types`). */
const SCRIPT_POLICY = 'fleetwatch';

/** The only way to turn an address into a script's, under the page's Trusted Types: only with this protocol, or encrypted. */
export function createScriptPolicy(view: Window): ScriptPolicy {
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
