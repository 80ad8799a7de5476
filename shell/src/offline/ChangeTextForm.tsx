import { useState } from 'react';
import { changeText, textOf } from '@fleetwatch/kit/outbox/writeDecisions';
import type { WaitingWrite } from '@fleetwatch/kit/outbox/WaitingWrite';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { SAVE_AND_SEND, TEXT } from './texts.ts';

interface ChangeTextFormProps {
  write: WaitingWrite;
  onChanged: () => void;
}

/** Edits the text of a write that was refused. */
export function ChangeTextForm({ write, onChanged }: ChangeTextFormProps) {
  const [text, setText] = useState(() => textOf(write));
  const change = async () => {
    await changeText(write, text);
    onChanged();
  };
  return (
    <>
      <TextAreaField label={TEXT} rows={3} value={text} onChange={setText} />
      <Button tone="primary" onClick={() => void change()}>
        {SAVE_AND_SEND}
      </Button>
    </>
  );
}
