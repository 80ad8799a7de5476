// Finds the nginx that the production configuration is tried with: Debian's, with its module for brotli.
import { existsSync } from 'node:fs';
import { installDebianPackages } from './installDebianPackages.mjs';

const NEEDED = [
  '/usr/sbin/nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/bin/openssl',
];

const isThere = () => NEEDED.every((file) => existsSync(file));

/** Whether it is there, after having tried to install it. Without it the production configuration is not tried, and that is said. */
export function findNginx() {
  if (!isThere()) installDebianPackages('nginx-light', 'libnginx-mod-http-brotli-static', 'openssl');
  if (isThere()) return true;
  console.log('No nginx with its brotli module: the production configuration is not tried on this machine.');
  return false;
}
