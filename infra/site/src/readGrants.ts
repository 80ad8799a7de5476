import { readShownRemotes } from './findObjections.ts';
import { grantOf, MODULES_FILE, readModules, type ModuleGrant } from './modulesFile.ts';

/**
 * The text of a `modules.json` that grants each shown remote exactly what it has, beside what the site's own grants already.
 * The operator writes it to the site and names the teams.
 */
export async function readGrants(site: string): Promise<string> {
  const modules = await readModules(site);
  const grants: Record<string, ModuleGrant> = Object.fromEntries(modules ?? []);
  for (const { declaration, collections } of await readShownRemotes(site))
    grants[declaration.name] ??= grantOf({ ...declaration, collections }, 'Who is asked?');
  if (Object.keys(grants).length === 0) return `No remote is shown, and there is no ${MODULES_FILE}.`;
  return JSON.stringify(grants, null, 2);
}
