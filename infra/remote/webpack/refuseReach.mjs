/**
 * What a remote's own source may not do to the page, which all remotes share (docs/decisions/0013-one-page-for-all-remotes.md): patterns of
 * compiled source, and what the team reads. A way round them can be written on purpose; teams are trusted, and this is for what happens by
 * accident.
 */
const REACHES = [
  [
    /['"`][^'"`\n]*#root\b|(^|[\s,{}])#root\b[^'"`;]*\{/,
    "#root is the shell's: style and find what this remote renders itself",
  ],
  [
    /\badoptedStyleSheets\b|\bcreateElement\(\s*['"`]style['"`]|\.insertRule\(/,
    'A style sheet of its own reaches every screen: style with styled-components',
  ],
  [/\.(?:push|replace)State\s*=[^=]/, "The page's history is the shell's: navigate with react-router-dom"],
  [
    /\b(?:local|session)Storage\s*\.\s*clear\s*\(|\.deleteDatabase\(/,
    'The storage is that of all remotes and of the queue: remove your own entries by name',
  ],
  [
    /\b(?:window|globalThis|self|document|body|documentElement)\s*\.\s*addEventListener\([^;]*?(?:,\s*(?:true|!0)\s*\)|\bcapture:\s*(?:true|!0))/,
    'A listener of the page in the capture phase comes before those of other screens: listen without capture, or on your own element',
  ],
  [
    /\b(?:window|globalThis|self)\s*\.\s*(?!location\b)\w+\s*=[^=>]/,
    'Globals are those of the page: keep it in a module, or in the store',
  ],
];

/** Why this source may not be in a remote, or undefined. */
export function refuseReach(source) {
  return REACHES.find(([pattern]) => pattern.test(source))?.[1];
}

/** Why a file may not be bundled, or undefined. */
export function refuseStyleSheet(resource) {
  return /\.(css|scss|sass|less)$/.test(resource)
    ? 'A style sheet reaches every screen: style with styled-components'
    : undefined;
}
