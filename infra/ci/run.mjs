import { spawn } from 'node:child_process';
import { ROOT, toolEnvironment } from './install.mjs';

/**
 * Runs a command of the repository with Node 24; resolves with its exit code.
 * @param options `output` is the file descriptor that gets what it prints; without it, that is shown
 */
export function run(command, args, { env = {}, cwd = ROOT, output = 'inherit' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', output, output],
      env: toolEnvironment(env),
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
