/** A record of an efa file: its fields in order. Fields with a default value are omitted, as in efa. */
export type EfaRecord = readonly (readonly [field: string, value: string])[];

/** Characters that XML 1.0 does not allow. */
// eslint-disable-next-line no-control-regex -- these are the characters to be removed
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(IMPOSSIBLE, '')
    .replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

const element = ([name, value]: readonly [string, string]): string => `<${name}>${escaped(value)}</${name}>`;

/** Start of an efa 2 file. */
export const efaHead = (name: string, type: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<efa>\n<header>${[
    ['program', 'EFA'] as const,
    ['version', '2'] as const,
    ['name', name] as const,
    ['type', type] as const,
    ['scn', '1'] as const,
  ]
    .map(element)
    .join('')}</header>\n<data>\n`;

export const efaRecord = (record: EfaRecord): string =>
  `<record>${record
    .filter(([, value]) => value !== '')
    .map(element)
    .join('')}</record>\n`;

export const EFA_END = '</data>\n</efa>\n';
