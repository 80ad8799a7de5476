import { memberDirectory } from '../memberDirectory.ts';
import type { LaunchedMember } from '../memberPresenter.ts';
import { peopleOut } from './peopleOut.ts';
import { readMemberMetrics } from './readMemberMetrics.ts';

/** The members on the water, launchers and crews, by name, each once. */
export async function listLaunched(): Promise<LaunchedMember[]> {
  const out = await peopleOut();
  if (out.size === 0) return [];
  const [members, metricsOf] = await Promise.all([memberDirectory.get(), readMemberMetrics([...out.keys()])]);
  return [...members].flatMap(([id, member]) => {
    const [first, ...others] = out.get(id) ?? [];
    return first ? [{ member, metrics: metricsOf(id), out: [first, ...others] as const }] : [];
  });
}
