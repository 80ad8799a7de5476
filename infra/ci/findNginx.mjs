// Finds the nginx for testing the production configuration: Debian's, with its brotli module.
import { existsSync } from 'node:fs';
import { installDebianPackages } from './installDebianPackages.mjs';

const NEEDED = [
  '/usr/sbin/nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/bin/openssl',
];

const isThere = () => NEEDED.every((file) => existsSync(file));

/** Whether nginx is installed, after trying to install it. Without it those tests are skipped, with a message. */
export function findNginx() {
  if (!isThere()) installDebianPackages('nginx-light', 'libnginx-mod-http-brotli-static', 'openssl');
  if (isThere()) return true;
  console.log('No nginx with its brotli module: the production configuration is not tried on this machine.');
  return false;
}
