import type { Access, Route } from '@fleetwatch/api/platform/http/route';

type Call = Pick<Route, 'method' | 'path' | 'access' | 'summary' | 'may' | 'replacedBy'>;

const HEADINGS: readonly [Access, string][] = [
  ['open', 'Open to anyone'],
  ['kiosk', 'Without signing in at the kiosk, with fewer fields; for members with all'],
  ['member', 'For signed-in members'],
];

/** The page of all calls by who may make them, as Markdown, generated from the table of routes. */
export function callsPage(routes: readonly Call[]): string {
  const sections = HEADINGS.map(([access, heading]) => {
    const lines = routes
      .filter((route) => route.access === access)
      .map(({ method, path, summary, may, replacedBy }) => {
        if (replacedBy)
          return `- \`${method} ${path}\`: goes with the next minor version; use \`${replacedBy}\`.`;
        const right = may ? ` Needs \`${may.name}\`.` : '';
        return `- \`${method} ${path}\`: ${summary}${right}`;
      })
      .toSorted((one, other) => (one < other ? -1 : 1));
    return `## ${heading}\n\n${lines.join('\n')}\n`;
  });
  const byName = new Map(routes.flatMap(({ may }) => (may ? [[may.name, may] as const] : [])));
  const rights = [...byName.values()]
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, who, refusal }) => `- \`${name}\`: ${who}; else “${refusal}”`);
  return `# Calls

Written by \`npm run rules -- --write\` from the table of routes. Bodies, parameters and answers are described by the running API at
\`/api/openapi.json\`, and for reading at \`/api/docs\`.

${sections.join('\n')}
## Rights

Who has the right that a call needs, and what others are told.

${rights.join('\n')}
`;
}
