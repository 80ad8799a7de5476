import { decidingGrant, grantStatusOn } from '@fleetwatch/contract/clearances/grantStatus';
import type { ClearanceMatrix } from '@fleetwatch/contract/clearances/wire';
import { activeMembers } from '../../members/memberDirectory.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { clearanceDirectory } from '../clearanceDirectory.ts';
import { GrantModel, type GrantRecord } from '../Grant.ts';

type Held = Pick<GrantRecord, 'member' | 'clearance' | 'fleetGroup' | 'acquired' | 'expires'>;

const columnKey = (clearance: unknown, fleetGroup: unknown): string =>
  `${String(clearance)} ${fleetGroup === null ? '' : String(fleetGroup)}`;

/** Returns all members and their clearances: one column per clearance, and per class that it was granted for. */
export async function readMatrix(): Promise<ClearanceMatrix> {
  const [members, clearances, groups, held] = await Promise.all([
    activeMembers(),
    clearanceDirectory.get(),
    fleetGroupDirectory.get(),
    GrantModel.find({ revoked: null }).select('member clearance fleetGroup acquired expires').lean<Held[]>(),
  ]);
  const granted = new Set(held.map(({ clearance, fleetGroup }) => columnKey(clearance, fleetGroup)));
  const columns = [...clearances.keys()].flatMap((clearance) => {
    const classes = [...groups.keys()].filter((group) => granted.has(columnKey(clearance, group)));
    const isForAll = classes.length === 0 || granted.has(columnKey(clearance, null));
    return [...(isForAll ? [null] : []), ...classes].map((fleetGroup) => ({ clearance, fleetGroup }));
  });
  const day = clubDay();
  const byMember = Map.groupBy(held, ({ member }) => String(member));
  return {
    columns,
    rows: members.map(({ _id, name }) => {
      const theirs = Map.groupBy(byMember.get(String(_id)) ?? [], ({ clearance, fleetGroup }) =>
        columnKey(clearance, fleetGroup),
      );
      const cells = columns.map(({ clearance, fleetGroup }) => {
        const spans = (theirs.get(columnKey(clearance, fleetGroup)) ?? []).map(({ acquired, expires }) => ({
          acquired,
          expires,
          isRevoked: false,
        }));
        const status = grantStatusOn(day, spans);
        if (status === 'missing') return null;
        return { standing: status, expires: decidingGrant(day, spans)?.expires ?? null };
      });
      return { _id: String(_id), name, cells };
    }),
  };
}
