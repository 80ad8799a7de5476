import { useEffect } from 'react';
import type { Alert, OutBoat } from '@fleetwatch/contract/safety/wire';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { keptSheet } from '../data/safetyApi.ts';
import type { Rights } from '../screen/useRights.ts';

/** Most sheets, of the most urgent boats: the device stores other answers as well. */
const SHEETS_MAX = 30;

export const isAboard = ({ user_id, crew }: OutBoat, { memberId }: Pick<Rights, 'memberId'>): boolean =>
  [user_id, ...crew].includes(memberId);

/** Sheets are for the crew and for watchers (rule safety.offline). */
export const maySeeSheet = (boat: OutBoat, rights: Pick<Rights, 'memberId' | 'isWatcher'>): boolean =>
  rights.isWatcher || isAboard(boat, rights);

/** Key of a sheet's content: a sheet is refetched when it changes. */
function stateOf({ expected, changes, ashore, help, alert }: OutBoat, known: Alert | undefined): string {
  const { steps = [], lines = [], clothing = '' } = known ?? {};
  return JSON.stringify([expected, changes, ashore, help, alert, steps, lines.length, clothing]);
}

/**
 * Stores the sheets of boats that are out on this device, without contacts, for a dock without a network (rule safety.offline).
 * Only new or changed ones are requested, one after another: when ten crews leave together, each watching device makes ten
 * requests, instead of one per boat at every launch.
 * @param boats the most urgent first
 * @param alerts the known ones; empty for the crew
 */
export function useKeptSheets(
  boats: readonly OutBoat[] | undefined,
  alerts: readonly Alert[] | undefined,
  { memberId, isWatcher }: Rights,
): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let isOver = false;
    const keep = async (): Promise<void> => {
      const wanted = (boats ?? []).filter((boat) => maySeeSheet(boat, { memberId, isWatcher }));
      for (const boat of wanted.slice(0, SHEETS_MAX)) {
        if (isOver) return;
        const as = stateOf(
          boat,
          alerts?.find(({ sortie, closed }) => sortie === boat.sortie && closed === null),
        );
        const asked = keptSheet.initiate({ sortie: boat.sortie, as }, { subscribe: false });
        const { error } = await dispatch(asked);
        // Without an answer the others would fail too; the next answer of the board starts again.
        if (error) return;
      }
    };
    void keep();
    return () => {
      isOver = true;
    };
  }, [dispatch, boats, alerts, memberId, isWatcher]);
}
