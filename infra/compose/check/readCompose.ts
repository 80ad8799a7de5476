import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The fields of a service that the tests check; compose.yaml uses only one form of each. */
export interface Service {
  image: string;
  build?: { context: string; dockerfile: string; args?: Record<string, string> };
  user?: string;
  restart?: string;
  read_only?: boolean;
  privileged?: boolean;
  cap_add?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  pids_limit?: number;
  logging?: { driver: string; options: Record<string, string> };
  deploy?: { resources: { limits: Record<string, string> } };
  profiles?: string[];
  ports?: string[];
  network_mode?: string;
  networks?: string[] | Record<string, { ipv4_address?: string }>;
  extra_hosts?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  healthcheck?: { test?: string[]; disable?: boolean };
}

export interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** Names of the variables that a text refers to. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name)),
];

/** Substitutes variables as compose does. @throws for `${X:?why}` when X is not given */
export function fillIn(text: string, env: Readonly<Record<string, string>>): string {
  return text.replace(VARIABLE, (_, name: string, kind?: string, other = '') => {
    const value = env[name];
    if (value) return value;
    if (kind === '?') throw new Error(other);
    return kind === '-' ? other : '';
  });
}

/** Reads a .env file, with its commented examples when asked to. */
export function readEnv(text: string, withExamples = false): Record<string, string> {
  const lines = text.split('\n').map((line) => (withExamples ? line.replace(/^# (?=[A-Z_]+=)/, '') : line));
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Reads compose.yaml with variables substituted, and anchors and merges resolved. */
export function readCompose(folder: string, env: Readonly<Record<string, string>>): Compose {
  const text = readFileSync(join(folder, 'compose.yaml'), 'utf8');
  return parse(fillIn(text, env), { merge: true }) as Compose;
}

/** The networks of a service. */
export const networksOf = ({ networks = [] }: Service): string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks);
