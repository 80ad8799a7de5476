import { createScriptPolicy, type ScriptPolicy } from './createScriptPolicy.ts';

/** Runs a script by its address. Rejects when it cannot be fetched; a script that is broken resolves all the same. */
export type LoadScript = (url: string) => Promise<void>;

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
