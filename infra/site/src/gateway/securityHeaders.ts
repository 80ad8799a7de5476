import { NO_OTHER_ORIGINS, type TrustedOrigins } from './readTrustedOrigins.ts';

/**
 * For files that are not pages: they load nothing. A service worker is under its script's policy, and fetches from its own origin, as in
 * infra/nginx/files.conf.
 */
const FILE_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Headers of every response of the gateway itself; pages have a policy of their own, and so has the API. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': FILE_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

interface PageSettings {
  isDevelopment?: boolean;
  /** Back ends and storage on other origins. */
  origins?: TrustedOrigins;
}

/**
 * Headers of the page. Scripts run by nonce, and so do scripts that they add (`strict-dynamic`: the remotes' entries and
 * chunks); the only Trusted Types policy is created by the shell and, under the same name, by each remote's chunk loader.
 */
export function pageHeaders(
  nonce: string,
  { isDevelopment = false, origins = NO_OTHER_ORIGINS }: PageSettings = {},
): Record<string, string> {
  const elsewhere = [...origins.backEnds, ...origins.storage].map((origin) => ` ${origin}`).join('');
  const storage = origins.storage.map((origin) => ` ${origin}`).join('');
  const policy = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // In development styled-components writes text into its style elements, and so do the error overlays.
    isDevelopment ? `style-src 'self' 'unsafe-inline'` : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${elsewhere}`,
    `media-src 'self' blob:${elsewhere}`,
    `font-src 'self'`,
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${elsewhere}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'${storage}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    ...(isDevelopment
      ? []
      : [`require-trusted-types-for 'script'`, `trusted-types fleetwatch 'allow-duplicates'`]),
  ];
  return {
    ...commonHeaders,
    'Content-Security-Policy': policy.join('; '),
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
