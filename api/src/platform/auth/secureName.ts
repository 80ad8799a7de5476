import { runtime } from '../config/runtime.ts';

/**
 * A cookie's name. In production it begins with `__Secure-`: browsers accept such a cookie over TLS only, so that neither
 * an attacker on the network nor a sibling host without TLS can replace it (RFC 6265bis). `__Host-` would require the
 * path `/`, but the refresh token is sent to `/session` only.
 */
export const secureName = (name: string): string => (runtime().isProduction ? `__Secure-${name}` : name);
