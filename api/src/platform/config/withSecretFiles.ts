import { readFileSync } from 'node:fs';

/**
 * Variables that contain secrets. Each may refer to a file instead:
 * `FLEETWATCH_SECRET_FILE=/run/secrets/secret`.
 */
export const SECRET_VARIABLES = [
  'MONGODB_URI',
  'FLEETWATCH_SECRET',
  'FLEETWATCH_SMTP_URL',
  'FLEETWATCH_METRICS_TOKEN',
  'FLEETWATCH_ALARM_HOOK',
] as const;

const LINE_END = /\r?\n$/;

function readSecret(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(LINE_END, '');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';
    throw new Error(
      `Configuration: ${variable} names a file that ${isMissing ? 'is not there' : 'cannot be read'}: ${path}`,
      { cause: error },
    );
  }
}

/**
 * Returns the environment with the contents of the files in its `…_FILE` variables, without one trailing
 * line end. Empty variables count as absent, because compose passes unset variables as empty.
 * @throws a one-line Error when a file cannot be read, or a secret is given both ways
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = { ...env };
  for (const name of SECRET_VARIABLES) {
    const variable = `${name}_FILE`;
    const path = env[variable];
    Reflect.deleteProperty(read, variable);
    if (!path) continue;
    if (env[name])
      throw new Error(`Configuration: ${name} and ${variable} are both given; give one of them.`);
    read[name] = readSecret(variable, path);
  }
  return read;
}
