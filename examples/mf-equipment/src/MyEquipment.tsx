import { useEffect, useState } from 'react';
import { addAppListener, useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { sortieLaunched } from '@fleetwatch/kit/store/events';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Buttons, Row, Rows } from './equipmentStyle.ts';
import {
  coxBoxQuestion,
  CHOOSE,
  COX_BOX,
  forBoat,
  MY_TITLE,
  NO_THANKS,
  RETURN,
  returnTitle,
  TAKE,
} from './texts.ts';
import { useEquipment, type Equipment } from './useEquipment.ts';
import { useHandOver } from './useHandOver.ts';

/** Returns the boat that this member has just launched on this device; null once the question was answered. */
function useLaunchedBoat(): [boat: string | null, forget: () => void] {
  const dispatch = useAppDispatch();
  const { id } = useAppSelector(selectProfile);
  const [boat, setBoat] = useState<string | null>(null);
  useEffect(
    () =>
      dispatch(
        addAppListener({
          actionCreator: sortieLaunched,
          effect: ({ payload }) => {
            if (payload.user_id === id) setBoat(payload.bus);
          },
        }),
      ),
    [dispatch, id],
  );
  return [boat, () => setBoat(null)];
}

interface CoxBoxQuestionProps {
  boat: string;
  free: readonly Equipment[];
  onDone: () => void;
}

/** Asks after a launch which cox box is in the boat. */
function CoxBoxQuestion({ boat, free, onDone }: CoxBoxQuestionProps) {
  const [chosen, setChosen] = useState('');
  const { take, isBusy } = useHandOver();
  const item = free.find(({ id }) => id === chosen);
  const handleTake = async () => {
    if (!item) return;
    await take(item, boat);
    onDone();
  };
  return (
    <>
      <p>{coxBoxQuestion(boat)}</p>
      <SelectField
        label={COX_BOX}
        placeholder={CHOOSE}
        options={free.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={setChosen}
      />
      <Buttons>
        <Button onClick={onDone}>{NO_THANKS}</Button>
        <Button tone="primary" disabled={!item} isBusy={isBusy} onClick={() => void handleTake()}>
          {TAKE}
        </Button>
      </Buttons>
    </>
  );
}

/** Below Actions: what the member has taken, and after a launch the question about a cox box. Empty without either. */
export function MyEquipment() {
  const { id } = useAppSelector(selectProfile);
  const equipment = useEquipment() ?? [];
  const [boat, forget] = useLaunchedBoat();
  const { giveBack, isBusy } = useHandOver();
  const mine = equipment.flatMap(({ out }) => out.filter(({ value }) => value.memberId === id));
  const free = equipment.filter(({ kind, out }) => kind === 'coxbox' && out.length === 0);
  const isAsking = boat !== null && free.length > 0;
  if (mine.length === 0 && !isAsking) return null;
  return (
    <Card title={MY_TITLE}>
      {isAsking && <CoxBoxQuestion boat={boat} free={free} onDone={forget} />}
      {mine.length > 0 && (
        <Rows>
          {mine.map((loan) => (
            <Row key={loan._id}>
              <span>
                {loan.value.boat === undefined ? loan.value.name : forBoat(loan.value.name, loan.value.boat)}
              </span>
              <Button
                isBusy={isBusy}
                aria-label={returnTitle(loan.value.name)}
                onClick={() => void giveBack(loan)}
              >
                {RETURN}
              </Button>
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  );
}
