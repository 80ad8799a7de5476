/** Written by the shell's build from infra/remote/webpack/providedModules.mjs. */
declare module 'virtual:providedModules' {
  export const kitVersion: string;
  export const servedKits: number[];
  export const providedModules: {
    key: string;
    version: string;
    value?: unknown;
    load?: () => Promise<unknown>;
  }[];
}

/** webpack's own variable; read by its runtime and by styled-components. */
declare let __webpack_nonce__: string | undefined;
