import { findConflicts } from './findConflicts.ts';
import { parseDeclaration } from './parseDeclaration.ts';
import type { RemoteRegistration, RemoteRegistry } from './RemoteRegistry.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const CONTAINER = /^[a-z_$][\w$]*$/i;

function parseRegistration(value: unknown): RemoteRegistration {
  if (!isFields(value)) throw new Error('It is not an object.');
  const declaration = parseDeclaration(value['declaration']);
  const { container, entry, screens } = value;
  if (!isText(container) || !CONTAINER.test(container)) throw new Error('It has no container.');
  if (!isText(entry)) throw new Error('It has no entry.');
  return {
    name: declaration.name,
    container,
    entry,
    screens: Array.isArray(screens) ? screens.filter(isText) : [],
    declaration,
  };
}

function nameOf(value: unknown, at: number): string {
  return isFields(value) && isText(value['name']) ? value['name'] : `remote ${at + 1}`;
}

/**
 * Parses the response of `/remotes.json`, whose order is that in which remotes joined the portal. A remote that is invalid, or
 * that claims what an earlier one or the shell has, is left out and listed in `refused`: only its own screens are lost (rule
 * portal.first-come).
 */
export function parseRegistry(value: unknown, shellPaths: readonly string[] = []): RemoteRegistry {
  const registry: RemoteRegistry = { remotes: [], refused: [] };
  const list: unknown[] = isFields(value) && Array.isArray(value['remotes']) ? value['remotes'] : [];
  for (const [at, item] of list.entries()) {
    try {
      const remote = parseRegistration(item);
      const [conflict] = findConflicts(remote, registry.remotes, shellPaths);
      if (conflict) throw new Error(conflict);
      registry.remotes.push(remote);
    } catch (error) {
      registry.refused.push({
        name: nameOf(item, at),
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  }
  return registry;
}
