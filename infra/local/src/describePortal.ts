import type { DemoAccess } from './demo/demoAccess.ts';
import type { Place } from './listen.ts';

/** Addresses that are printed as localhost. */
const LOCALHOST: readonly string[] = ['127.0.0.1', '::1', '0.0.0.0', '::'];

function addressOf({ host, port }: Place): string {
  if (LOCALHOST.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The text that the terminal shows once the portal serves: its address and its accounts. */
export function describePortal(place: Place, demo: DemoAccess | null): string {
  const address = addressOf(place);
  const lines = ['', `  Fleetwatch is at  ${address}`, `  Boathouse tablet  ${address}/boathouse`];
  if (demo) {
    const signIn = ({ name, password }: { name: string; password: string }) => `${name} / ${password}`;
    lines.push(
      '',
      `  Club password     ${demo.clubPassword}   (to sign up)`,
      `  Member            ${signIn(demo.member)}`,
      `  Coach             ${signIn(demo.coach)}`,
    );
  }
  return [...lines, '', '  Ctrl-C stops it.', ''].join('\n');
}
