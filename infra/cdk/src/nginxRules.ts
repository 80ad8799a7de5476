import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const NGINX = resolve(import.meta.dirname, '../../nginx');

/** The first group of an expression in a file of infra/nginx. @throws where it is not there any more */
function taken(file: string, expression: RegExp): string {
  const [, found] = expression.exec(readFileSync(resolve(NGINX, file), 'utf8')) ?? [];
  if (found === undefined)
    throw new Error(`infra/nginx/${file} has nothing like ${String(expression)} any more.`);
  return found;
}

const perMinute = (zone: string): number =>
  60 * Number(taken('nginx.conf', new RegExp(`zone=${zone}:\\S+ rate=(\\d+)r/s`)));

/** What nginx refuses elsewhere is refused here, by the same rules: they are read, not written again. */
export const nginxRules = {
  /** In a minute, from one address. */
  requestsPerMinute: { all: perMinute('per_address'), accounts: perMinute('accounts_per_address') },
  /** Calls that prove who somebody is, as alternatives of an expression. */
  accountCalls: taken('nginx.conf', /"~\^\/\(repeatable\|once\)\/\((\S+)\)\$" \$binary_remote_addr;/),
  /** What is said to who asks too much: ["text for a person", "machine_code"]. */
  tooMany: taken('portal.conf', /return 429 '(.+)';/),
  /** Of the API, what nobody outside asks for. */
  hiddenPaths: taken('portal.conf', /location ~ \^\/api\/\(([\w|]+)\)\$ \{\s*return 404;/)
    .split('|')
    .map((name) => `/api/${name}`),
};
