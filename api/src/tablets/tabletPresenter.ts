import type { Tablet, TabletCode, TabletState } from '@fleetwatch/contract/tablets/wire';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubText, now } from '../platform/club/clock.ts';
import type { WaitingTablet } from './Tablet.ts';
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

export async function presentTablet(tablet: PairedTablet): Promise<Tablet> {
  const [presented] = await presentTablets([tablet]);
  if (!presented) throw new Error('A tablet presents as one.');
  return presented;
}

/** Presents a device's own state; null when it is not a paired tablet. */
export const presentTabletState = (tablet: PairedTablet | null): TabletState => ({
  isPaired: tablet !== null,
  name: tablet?.name ?? '',
});

export const presentTabletCode = ({ code, expiresAt }: WaitingTablet): TabletCode => ({
  code,
  expiresAt: expiresAt.getTime(),
  now: now().getTime(),
});
