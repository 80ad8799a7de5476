import type { Route } from '../platform/http/route.ts';

/** A call that returns a file, split like a router splits it. */
export interface FileCall {
  route: Route;
  params: Record<string, string>;
  query: Record<string, string>;
}

const PLACE = 'http://boathouse';

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function paramsOf(template: string, path: string): Record<string, string> | null {
  const [names, segments] = [template.split('/'), path.split('/')];
  if (names.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const segment = segments[index] ?? '';
    const value = name.startsWith(':') ? decoded(segment) : null;
    if (name.startsWith(':') ? value === null || value === '' : name !== segment) return null;
    if (value !== null) params[name.slice(1)] = value;
  }
  return params;
}

/** Finds the file call of a path; null when no route for CSV files matches. */
export function findFileCall(call: string, routes: readonly Route[]): FileCall | null {
  if (!call.startsWith('/') || !URL.canParse(call, PLACE)) return null;
  const { origin, pathname, searchParams } = new URL(call, PLACE);
  if (origin !== PLACE) return null;
  for (const route of routes) {
    if (route.method !== 'GET' || !route.answers.includes('text/csv')) continue;
    const params = paramsOf(route.path, pathname);
    if (params) return { route, params, query: Object.fromEntries(searchParams) };
  }
  return null;
}
