import { useState } from 'react';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsConfirmedCoach } from '@fleetwatch/kit/store/sessionSlice';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { AddItem } from './AddItem.tsx';
import { useItemsQuery, useLoansQuery, useRemoveItemMutation } from './equipmentApi.ts';
import { Rows } from './equipmentStyle.ts';
import { ItemRow } from './ItemRow.tsx';
import { KIND_TITLES, NO_EQUIPMENT, REMOVE, REMOVED, removeQuestion, removeTitle, TITLE } from './texts.ts';
import { byKind, useEquipment, type Equipment } from './useEquipment.ts';

/** /equipment: what the club has, and who has it. */
export function EquipmentScreen() {
  const isCoach = useAppSelector(selectIsConfirmedCoach);
  const equipment = useEquipment();
  const status = screenStatus(useItemsQuery(), useLoansQuery());
  const [removing, setRemoving] = useState<Equipment | null>(null);
  const [remove, { isLoading, error, reset }] = useRemoveItemMutation();
  const showResult = useResultToast();
  const close = () => {
    setRemoving(null);
    reset();
  };
  const handleRemove = async () => {
    const answer = removing && (await remove(removing.id));
    if (!answer || answer.error) return;
    showResult(undefined, REMOVED);
    close();
  };
  return (
    <Screen title={TITLE} {...status}>
      {equipment?.length === 0 && <p>{NO_EQUIPMENT}</p>}
      {byKind(equipment ?? []).map(([kind, items]) => (
        <Card key={kind} title={KIND_TITLES[kind]}>
          <Rows>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} onRemove={() => setRemoving(item)} />
            ))}
          </Rows>
        </Card>
      ))}
      {equipment && isCoach && <AddItem />}
      <ConfirmDialog
        isOpen={removing !== null}
        title={removeTitle(removing?.name ?? '')}
        verb={REMOVE}
        isDangerous
        isBusy={isLoading}
        error={error ? failureOf(error).text : undefined}
        onConfirm={() => void handleRemove()}
        onCancel={close}
      >
        {removeQuestion(removing?.name ?? '')}
      </ConfirmDialog>
    </Screen>
  );
}
