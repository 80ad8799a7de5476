/*
 * The page's nonce for the shell's own later scripts and for the style sheets of styled-components, which read it when
 * they make their first rule: so this module is the first that runs.
 */
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

export {};
