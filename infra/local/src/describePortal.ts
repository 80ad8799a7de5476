import type { DemoAccess } from './demo/demoAccess.ts';

/** What the terminal says when the portal serves: where it is and how to get in. */
export function describePortal(port: number, demo: DemoAccess | null): string {
  const address = `http://localhost:${port}`;
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
