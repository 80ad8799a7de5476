/** On every answer of the gateway itself; the API sets its own. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * On the page. Scripts run by nonce, and what they add themselves (`strict-dynamic`: the remotes' entries and chunks);
 * the one Trusted Types policy is made by the shell and, under the same name, by each remote's chunk loader.
 */
export function pageHeaders(nonce: string, { isDevelopment = false } = {}): Record<string, string> {
  const policy = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // In development styled-components writes text into its style elements, and so do the error overlays.
    isDevelopment ? `style-src 'self' 'unsafe-inline'` : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`,
    `font-src 'self'`,
    isDevelopment ? `connect-src 'self' ws:` : `connect-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
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
