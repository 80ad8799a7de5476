/*
 * Sets the page's nonce for the shell's own later scripts and for the style sheets of styled-components, which read it when
 * they make their first rule: so this module runs first.
 */
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

export {};
