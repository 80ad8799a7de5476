import type { ModuleRecord } from '@fleetwatch/contract/collections/wire';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { useGiveBackMutation, useTakeMutation, type Loan } from './equipmentApi.ts';
import { returned, taken } from './texts.ts';
import type { Equipment } from './useEquipment.ts';

/** Id of a new record, from the device, so that the loan can be returned before it was sent. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Takes an item for the member who is signed in, and returns any. */
export function useHandOver() {
  const { id: memberId } = useAppSelector(selectProfile);
  const [sendTaking, taking] = useTakeMutation();
  const [sendReturn, returning] = useGiveBackMutation();
  const showResult = useResultToast();
  return {
    isBusy: taking.isLoading || returning.isLoading,
    async take({ id: item, name }: Equipment, boat?: string): Promise<void> {
      const value: Loan = { item, name, memberId, ...(boat !== undefined && { boat }) };
      const { error } = await sendTaking({ id: newId(), value });
      showResult(error, taken(name));
    },
    async giveBack(loan: ModuleRecord<Loan>): Promise<void> {
      const { error } = await sendReturn(loan._id);
      showResult(error, returned(loan.value.name));
    },
  };
}
