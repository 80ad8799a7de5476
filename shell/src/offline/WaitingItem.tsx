import { useState } from 'react';
import { dependantsOf, discardWrite, retryWrite, textFieldOf } from '@fleetwatch/kit/outbox/writeDecisions';
import { refreshShown } from '@fleetwatch/kit/outbox/refreshShown';
import { isHeldUpBy, isSetAside } from '@fleetwatch/kit/outbox/setAside';
import type { WaitingWrite } from '@fleetwatch/kit/outbox/WaitingWrite';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Buttons } from './offlineStyle.ts';
import { ChangeBoatForm } from './ChangeBoatForm.tsx';
import { ChangeTextForm } from './ChangeTextForm.tsx';
import {
  CHOOSE_ANOTHER_BOAT,
  COPIED,
  copiedText,
  COPY,
  COPYING_NOT_ALLOWED,
  DISCARD,
  DISCARD_PERMANENTLY,
  doneText,
  EDIT,
  KEEP,
  NOT_LOGGED,
  notLogged,
  TRY_AGAIN,
} from './texts.ts';

interface WaitingItemProps {
  write: WaitingWrite;
  writes: readonly WaitingWrite[];
  /** Whether there is something to send again. */
  onDecided: () => void;
}

type Choice = 'none' | 'discard' | 'boat' | 'text';

/** One waiting write: its title and time, the reason of its refusal, and the possible actions. */
export function WaitingItem({ write, writes, onDecided }: WaitingItemProps) {
  const dispatch = useAppDispatch();
  const [choice, setChoice] = useState<Choice>('none');
  const { refusal, title, happenedAt } = write;
  const built = dependantsOf(write, writes);
  const needed = writes.find(
    (other) =>
      (other.refusal !== null && dependantsOf(other, [write]).length > 0) || isHeldUpBy(write, other),
  );
  const handleDiscard = async () => {
    await discardWrite(write);
    dispatch(refreshShown());
  };
  const handleChanged = () => {
    setChoice('none');
    onDecided();
  };
  const handleRetry = async () => {
    await retryWrite(write);
    onDecided();
  };
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(copiedText(write));
      dispatch(toastShown({ text: COPIED, tone: 'success' }));
    } catch {
      dispatch(toastShown({ text: COPYING_NOT_ALLOWED, tone: 'warning' }));
    }
  };
  return (
    <li>
      <strong>{title}</strong>
      <small>{doneText(happenedAt, needed?.title)}</small>
      {refusal && <Notice tone="red">{refusal.text}</Notice>}
      {choice === 'boat' && <ChangeBoatForm write={write} onChanged={handleChanged} />}
      {choice === 'text' && <ChangeTextForm write={write} onChanged={handleChanged} />}
      {choice === 'discard' ? (
        <>
          <p>{built.length > 0 ? notLogged(built.map((one) => one.title)) : NOT_LOGGED}</p>
          <Buttons>
            <Button tone="danger" onClick={() => void handleDiscard()}>
              {DISCARD_PERMANENTLY}
            </Button>
            <Button onClick={() => setChoice('none')}>{KEEP}</Button>
          </Buttons>
        </>
      ) : (
        <Buttons>
          {refusal && <Button onClick={() => void handleRetry()}>{TRY_AGAIN}</Button>}
          {refusal && write.kind === 'launch' && write.boat && (
            <Button onClick={() => setChoice('boat')}>{CHOOSE_ANOTHER_BOAT}</Button>
          )}
          {refusal && textFieldOf(write) && <Button onClick={() => setChoice('text')}>{EDIT}</Button>}
          {isSetAside(write) && <Button onClick={() => void handleCopy()}>{COPY}</Button>}
          <Button tone="quiet" onClick={() => setChoice('discard')}>
            {DISCARD}
          </Button>
        </Buttons>
      )}
    </li>
  );
}
