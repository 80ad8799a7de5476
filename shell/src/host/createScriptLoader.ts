import { createScriptPolicy, type ScriptPolicy } from './createScriptPolicy.ts';

/** Runs a script by its address. Rejects if it cannot be fetched; a broken script still resolves. */
export type LoadScript = (url: string) => Promise<void>;

/** Loads scripts by adding `<script>` elements to this document, as its Content-Security-Policy allows. */
export function createScriptLoader(document: Document): LoadScript {
  let policy: ScriptPolicy | undefined;
  return (url) =>
    new Promise((resolve, reject) => {
      policy ??= createScriptPolicy(document.defaultView ?? window);
      const script = document.createElement('script');
      // Same as webpack for chunks: the page's preloads use the same rule, or they would be fetched twice.
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
