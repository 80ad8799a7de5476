import type { Tablet } from '@fleetwatch/contract/tablets/wire';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubText } from '../platform/club/clock.ts';
import type { PairedTablet } from './tabletDirectory.ts';

export async function presentTablets(tablets: readonly PairedTablet[]): Promise<Tablet[]> {
  const members = await memberDirectory.get();
  return tablets.map(({ _id, name, pairedAt, pairedBy, seenAt }) => ({
    _id: String(_id),
    name,
    paired: clubText(pairedAt),
    pairedby: members.get(String(pairedBy))?.name ?? '',
    seen: clubText(seenAt),
  }));
}
