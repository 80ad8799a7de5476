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
import { KIND_TITLES, NONE, REMOVE, REMOVED, removeQuestion, removeTitle, TITLE } from './texts.ts';
import { byKind, useEquipment, type Equipment } from './useEquipment.ts';

/** /equipment: what the club has, and who has it. */
export function EquipmentScreen() {
  const isCoach = useAppSelector(selectIsConfirmedCoach);
  const equipment = useEquipment();
  const status = screenStatus(useItemsQuery(), useLoansQuery());
  const [going, setGoing] = useState<Equipment | null>(null);
  const [remove, { isLoading, error, reset }] = useRemoveItemMutation();
  const showResult = useResultToast();
  const close = () => {
    setGoing(null);
    reset();
  };
  const handleRemove = async () => {
    const answer = going && (await remove(going.id));
    if (!answer || answer.error) return;
    showResult(undefined, REMOVED);
    close();
  };
  return (
    <Screen title={TITLE} {...status}>
      {equipment?.length === 0 && <p>{NONE}</p>}
      {byKind(equipment ?? []).map(([kind, items]) => (
        <Card key={kind} title={KIND_TITLES[kind]}>
          <Rows>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} onRemove={() => setGoing(item)} />
            ))}
          </Rows>
        </Card>
      ))}
      {equipment && isCoach && <AddItem />}
      <ConfirmDialog
        isOpen={going !== null}
        title={removeTitle(going?.name ?? '')}
        verb={REMOVE}
        isDangerous
        isBusy={isLoading}
        error={error ? failureOf(error).text : undefined}
        onConfirm={() => void handleRemove()}
        onCancel={close}
      >
        {removeQuestion(going?.name ?? '')}
      </ConfirmDialog>
    </Screen>
  );
}
