import { HAPPENED_AT_HEADER } from '@fleetwatch/contract/errors/happenedAt';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_PATTERN } from '@fleetwatch/contract/errors/idempotency';
import type { Access, Route } from '../platform/http/route.ts';
import { jsonSchemaOf, type JsonSchema } from './jsonSchemaOf.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, { schema?: JsonSchema }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  deprecated?: true;
  tags: string[];
  security: Record<string, never[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Answer>;
}

/** Subset of OpenAPI 3.1 that this API uses. */
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> };
}

const WHO: Record<Access, string> = {
  open: 'Anyone; rate-limited where abuse is possible.',
  kiosk: 'Members, and the kiosk without a token, which gets fewer fields.',
  member: 'Signed-in members; some calls are for coaches only.',
};

const SECURITY: Record<Access, Operation['security']> = {
  open: [],
  kiosk: [{}, { accessToken: [] }],
  member: [{ accessToken: [] }],
};

const REFUSAL: JsonSchema = { $ref: '#/components/schemas/Refusal' };

const refused = (description: string): Answer => ({
  description,
  content: { 'application/json': { schema: REFUSAL } },
});

/** Converts a path to a template: `'/bus2/:bus_id'` → `'/bus2/{bus_id}'` */
export const templateOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

function parametersOf(route: Route): Parameter[] {
  const from = (place: 'path' | 'query', schema: JsonSchema | null): Parameter[] =>
    Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || schema?.required?.includes(name) === true,
      schema: property,
    }));
  const header: Parameter[] =
    route.method === 'GET'
      ? []
      : [
          {
            name: IDEMPOTENCY_HEADER,
            in: 'header',
            required: false,
            description: 'A repeat with the same key takes effect once and returns the first answer.',
            schema: { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN.source },
          },
        ];
  const waited: Parameter[] = route.acceptsOfflineWrites
    ? [
        {
          name: HAPPENED_AT_HEADER,
          in: 'header',
          required: false,
          description: 'When the action happened, in UTC, if the request was sent later.',
          schema: { type: 'string', format: 'date-time' },
        },
      ]
    : [];
  return [
    ...from('path', route.params ? jsonSchemaOf(route.params) : null),
    ...from('query', route.query ? jsonSchemaOf(route.query) : null),
    ...header,
    ...waited,
  ];
}

function successOf(route: Route): Answer {
  const isCsv = route.answers.includes('text/csv');
  const isEvents = route.answers.includes('text/event-stream');
  const isList = route.answers.includes('R ');
  const results: JsonSchema = { type: 'object', properties: { results: {} }, required: ['results'] };
  return {
    description: route.answers,
    ...(route.polled
      ? { headers: { ETag: { description: 'For If-None-Match.', schema: { type: 'string' } } } }
      : {}),
    content: {
      ...(isCsv ? { 'text/csv': {} } : {}),
      ...(isEvents ? { 'text/event-stream': {} } : {}),
      ...((isCsv && !isList) || isEvents ? {} : { 'application/json': isList ? { schema: results } : {} }),
    },
  };
}

function responsesOf(route: Route): Operation['responses'] {
  const isNothing = route.answers === 'Nothing.';
  const isChecked = Boolean(route.body ?? route.params ?? route.query);
  return {
    ...(isNothing ? { 204: { description: 'Done.' } } : { 200: successOf(route) }),
    ...(route.polled ? { 304: { description: 'Not modified.' } } : {}),
    ...(route.ignoresToken ? {} : { 401: refused('The access token is missing, invalid or expired.') }),
    ...(route.may ? { 403: refused(route.may.refusal) } : {}),
    ...(isChecked ? { 422: refused('The request is invalid; the code names the field.') } : {}),
    ...(route.body ? { 413: refused('The body is too large.'), 415: refused('The body is not JSON.') } : {}),
    '4XX': refused('Refused by a rule.'),
    503: refused('Too busy, or the database is unavailable; see Retry-After.'),
  };
}

function operationOf(route: Route): Operation {
  const notes = [
    route.may ? `For ${route.may.who}: the right \`${route.may.name}\`.` : WHO[route.access],
    route.replacedBy ? `Removed in the next minor version; use \`${route.replacedBy}\`.` : '',
    route.namesCaller ? `Must name the caller in ${route.namesCaller.join(' and ')}.` : '',
    route.hasDocumentedRejections ? 'Rejections have status 200 and are an array of two strings.' : '',
  ];
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replaceAll(/[^a-zA-Z0-9]+(\w)?/g, (_all, next?: string) => (next ?? '').toUpperCase())}`,
    summary: route.summary,
    description: notes.filter(Boolean).join(' '),
    ...(route.replacedBy ? { deprecated: true } : {}),
    tags: [route.access],
    security: SECURITY[route.access],
    parameters: parametersOf(route),
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchemaOf(route.body) } },
          },
        }
      : {}),
    responses: responsesOf(route),
  };
}

/** Describes the routes from the schemas that validate their requests. */
export function openApiOf(routes: readonly Route[], serverUrl: string): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const route of routes) {
    const operations = (paths[templateOf(route.path)] ??= {});
    operations[route.method.toLowerCase()] = operationOf(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fleetwatch',
      version: '1',
      description: 'A boathouse logbook: launch and land boats, log miles, and see who is on the water.',
    },
    servers: [{ url: serverUrl === '' ? '/' : serverUrl }],
    tags: Object.entries(WHO).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: {
        Refusal: {
          type: 'array',
          description: 'A message for a person, and a code for a program.',
          prefixItems: [{ type: 'string' }, { type: 'string' }],
          minItems: 2,
          maxItems: 2,
        },
      },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
