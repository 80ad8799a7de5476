import { runtime } from '../config/runtime.ts';

/**
 * A cookie's name. In production it begins with `__Secure-`: browsers take a cookie of such a name over TLS alone, so that
 * nobody on the way, and no page of a neighbouring host without TLS, can put one of their own in its place (RFC 6265bis).
 * `__Host-` would ask for the path `/`, and the refresh token is sent to `/session` only.
 */
export const secureName = (name: string): string => (runtime().isProduction ? `__Secure-${name}` : name);
