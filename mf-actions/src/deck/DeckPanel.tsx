import { LAND_FIRST } from '@fleetwatch/contract/sorties/texts';
import { YOU_ARE_OFF_DECK, YOU_ARE_ON_DECK } from '@fleetwatch/contract/sorties/statusTexts';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsOnDeck, useChangeDeckMutation } from '@fleetwatch/kit/store/members';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { selectClubStatus } from '@fleetwatch/kit/store/status';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { ConfirmSlider } from '@fleetwatch/kit/ui/form/ConfirmSlider';
import { Dock } from '../screen/Dock.tsx';
import { Refusal, refusalOf } from '../screen/Refusal.ts';
import { ON_DECK } from '../lazyTexts.ts';
import {
  CONFIRM_OFF_DECK,
  CONFIRM_ON_DECK,
  DECK_FAILURE,
  GO_OFF_DECK,
  GO_OFF_DECK_NOW,
  GO_ON_DECK,
  GO_ON_DECK_NOW,
  WHILE_ON_DECK,
  WHY_GO_ON_DECK,
  YOU_ARE_ON_DECK_TITLE,
} from './texts.ts';

/** Time for which the toast stays (rule portal.toast); the slider still shows the result. */
const LAND_FIRST_MS = 3_000;

/** Puts the member on deck, as a candidate for crews, and takes them off (rule deck.toggle). */
export function DeckPanel({ onDone }: { onDone: () => void }) {
  const dispatch = useAppDispatch();
  const memberId = useAppSelector(selectMemberId);
  const isOnDeck = useAppSelector(selectIsOnDeck);
  const isLaunched = useAppSelector((state) => selectClubStatus(state).status === 'launched');
  const [changeDeck] = useChangeDeckMutation();

  const handleConfirm = async () => {
    if (isLaunched) {
      dispatch(toastShown({ text: LAND_FIRST, tone: 'warning', lifetimeMs: LAND_FIRST_MS }));
      throw new Refusal(LAND_FIRST);
    }
    try {
      await changeDeck({ memberId, isOnDeck: !isOnDeck }).unwrap();
    } catch (error) {
      throw refusalOf(error, DECK_FAILURE);
    }
    dispatch(toastShown({ text: isOnDeck ? YOU_ARE_OFF_DECK : YOU_ARE_ON_DECK, tone: 'success' }));
    onDone();
  };

  return (
    <Card title={isOnDeck ? YOU_ARE_ON_DECK_TITLE : ON_DECK}>
      <p>{isOnDeck ? WHILE_ON_DECK : WHY_GO_ON_DECK}</p>
      <Dock>
        <ConfirmSlider
          label={isOnDeck ? CONFIRM_OFF_DECK : CONFIRM_ON_DECK}
          verb={isOnDeck ? GO_OFF_DECK : GO_ON_DECK}
          question={isOnDeck ? GO_OFF_DECK_NOW : GO_ON_DECK_NOW}
          onConfirm={handleConfirm}
        />
      </Dock>
    </Card>
  );
}
