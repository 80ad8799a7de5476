import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const NGINX = resolve(import.meta.dirname, '../../nginx');

/** The first group of an expression in a file of infra/nginx. @throws when the file no longer matches */
function taken(file: string, expression: RegExp): string {
  const [, found] = expression.exec(readFileSync(resolve(NGINX, file), 'utf8')) ?? [];
  if (found === undefined) throw new Error(`infra/nginx/${file} no longer matches ${String(expression)}.`);
  return found;
}

const perMinute = (zone: string): number =>
  60 * Number(taken('nginx.conf', new RegExp(`zone=${zone}:\\S+ rate=(\\d+)r/s`)));

/** Nginx's limits, read from its configuration so that both refuse the same requests. */
export const nginxRules = {
  /** Requests per minute and address. */
  requestsPerMinute: { all: perMinute('per_address'), accounts: perMinute('accounts_per_address') },
  /** Calls that authenticate, as alternatives of an expression. */
  accountCalls: taken('nginx.conf', /"~\^\/\(repeatable\|once\)\/\((\S+)\)\$" \$binary_remote_addr;/),
  /** Body of the refusal of too many requests: ["text for a person", "machine_code"]. */
  tooMany: taken('portal.conf', /return 429 '(.+)';/),
  /** Paths of the API that are not public. */
  hiddenPaths: taken('portal.conf', /location ~ \^\/api\/\(([\w|]+)\)\$ \{\s*return 404;/)
    .split('|')
    .map((name) => `/api/${name}`),
};
