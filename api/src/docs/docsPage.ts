import { createHash } from 'node:crypto';
import type { JsonSchema } from './jsonSchemaOf.ts';
import type { OpenApi, Operation, Parameter } from './openApiOf.ts';

const STYLE = `
:root { color-scheme: light dark; --line: #8886; --soft: #8882; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; } h2 { margin-top: 2.5rem; text-transform: capitalize; }
details { border: 1px solid var(--line); border-radius: .4rem; margin: .4rem 0; }
summary { cursor: pointer; display: grid; gap: 0 .8rem; grid-template-columns: 4.5rem 1fr; padding: .5rem .8rem; }
summary span { grid-column: 2; }
summary b { font-family: ui-monospace, monospace; font-size: .85rem; align-self: center; }
code, summary code { font-family: ui-monospace, monospace; font-size: .9rem; overflow-wrap: anywhere; }
details > div { border-top: 1px solid var(--line); padding: .2rem .8rem .8rem; }
table { border-collapse: collapse; margin: .3rem 0; width: 100%; }
th, td { border-bottom: 1px solid var(--soft); padding: .25rem .5rem .25rem 0; text-align: left; vertical-align: top; }
`;

/** Allows the page's own style and nothing else: no scripts, pictures or other origins. */
export const DOCS_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
const code = (text: string): string => `<code>${escape(text)}</code>`;

/** A schema as text: `'string or null, 1 to 40 characters'`. */
export function describeType(schema: JsonSchema): string {
  const { type, anyOf, enum: values, items, pattern, format } = schema;
  if (anyOf) return anyOf.map(describeType).join('; or ');
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
  const kind = [type ?? 'anything'].flat().join(' or ');
  const range = (from: number | undefined, to: number | undefined, unit: string): string => {
    if (from === undefined && to === undefined) return '';
    if (from === to) return `${from ?? ''}${unit}`;
    if (to === undefined) return `${from ?? ''}${unit} or more`;
    return from === undefined ? `at most ${to}${unit}` : `${from} to ${to}${unit}`;
  };
  return [
    items ? `${kind} of ${describeType(items)}` : kind,
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minimum, schema.maximum, ''),
    range(schema.minItems, schema.maxItems, ' items'),
    schema.uniqueItems ? 'none twice' : '',
    format ?? '',
    pattern ? `like ${pattern}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

interface Row {
  name: string;
  where: string;
  isRequired: boolean;
  rule: string;
}

function rowsOf({ parameters, requestBody }: Operation): Row[] {
  const body = requestBody?.content['application/json']?.schema;
  const ofParameter = ({ name, in: where, required, schema }: Parameter): Row => {
    return { name, where, isRequired: required, rule: describeType(schema) };
  };
  const ofField = ([name, schema]: [string, JsonSchema]): Row => {
    return {
      name,
      where: 'body',
      isRequired: body?.required?.includes(name) === true,
      rule: describeType(schema),
    };
  };
  return [...parameters.map(ofParameter), ...Object.entries(body?.properties ?? {}).map(ofField)];
}

function tableOf(rows: readonly Row[]): string {
  if (rows.length === 0) return '<p>It takes nothing.</p>';
  const lines = rows.map(
    ({ name, where, isRequired, rule }) =>
      `<tr><td>${code(name)}</td><td>${where}</td><td>${isRequired ? 'yes' : ''}</td><td>${escape(rule)}</td></tr>`,
  );
  return `<table><thead><tr><th>Name</th><th>In</th><th>Needed</th><th>Rule</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const answers = Object.entries(operation.responses).map(
    ([status, { description }]) => `<tr><td>${code(status)}</td><td>${escape(description)}</td></tr>`,
  );
  return `<details id="${escape(operation.operationId)}"><summary><b>${method.toUpperCase()}</b>${code(path)}<span>${escape(operation.summary)}</span></summary>
<div><p>${escape(operation.description)}</p>${tableOf(rowsOf(operation))}
<table><thead><tr><th>Status</th><th>Answer</th></tr></thead><tbody>${answers.join('')}</tbody></table></div></details>`;
}

/** The API's description as one static page without scripts or external resources. */
export function docsPage({ info, tags, paths }: OpenApi): string {
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(({ name, description }) => {
    const own = all.filter(({ operation }) => operation.tags.includes(name));
    return `<section><h2>${escape(name)}</h2><p>${escape(description)}</p>
${own.map(({ path, method, operation }) => operationHtml(method, path, operation)).join('\n')}</section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)} API</title><style>${STYLE}</style></head>
<body><main><h1>${escape(info.title)} API</h1><p>${escape(info.description)}</p>
<p>The same for programs: <a href="openapi.json">openapi.json</a>. Every refusal is an array: a text for a person, a code for a program.</p>
${sections.join('\n')}</main></body></html>`;
}
