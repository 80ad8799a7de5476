import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsConfirmedCoach } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Buttons, Row, Who } from './equipmentStyle.ts';
import { forBoat, HERE, isWith, REMOVE, removeTitle, RETURN, returnTitle, TAKE, takeTitle } from './texts.ts';
import type { Equipment } from './useEquipment.ts';
import { useHandOver } from './useHandOver.ts';

/** An item: where it is, and what may be done with it. Anyone may bring back what another took. */
export function ItemRow({ item, onRemove }: { item: Equipment; onRemove: () => void }) {
  const isCoach = useAppSelector(selectIsConfirmedCoach);
  const { take, giveBack, isBusy } = useHandOver();
  const { name, out } = item;
  const [loan] = out;
  const boat = loan?.value.boat;
  return (
    <Row>
      <span>
        {boat === undefined ? name : forBoat(name, boat)}
        <Who>{loan ? isWith(out.map(({ member }) => member)) : HERE}</Who>
      </span>
      <Buttons>
        {isCoach && !loan && (
          <Button icon="delete" aria-label={removeTitle(name)} onClick={onRemove}>
            {REMOVE}
          </Button>
        )}
        {loan ? (
          <Button isBusy={isBusy} aria-label={returnTitle(name)} onClick={() => void giveBack(loan)}>
            {RETURN}
          </Button>
        ) : (
          <Button isBusy={isBusy} aria-label={takeTitle(name)} onClick={() => void take(item)}>
            {TAKE}
          </Button>
        )}
      </Buttons>
    </Row>
  );
}
