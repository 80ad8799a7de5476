import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { TWEET_MAX } from '@fleetwatch/contract/tweets/limits';
import { replyLabel, TWEET_LABEL } from '@fleetwatch/contract/tweets/texts';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { attachFiles, type Refusal } from '../attach/attachFiles.ts';
import { AttachButton } from './AttachButton.tsx';
import { AttachmentList } from './AttachmentList.tsx';
import { useComposer, type Audience } from './useComposer.ts';
import { CANCEL, FOR_EVERY_MEMBER, FOR_HEADS_UP, FOR_YOUR_GROUP, NEW_TWEET, REPLY, SUBMIT } from './texts.ts';

interface Props {
  tab: Audience['tab'];
  /** The tweet to answer, on the tab 'reply'. */
  answered: Tweet | null;
  /** Called when the tweet was sent or cancelled. */
  onDone: () => void;
}

const HINTS: Readonly<Record<Audience['tab'], string | undefined>> = {
  all: FOR_EVERY_MEMBER,
  group: FOR_YOUR_GROUP,
  everyone: FOR_EVERY_MEMBER,
  headsup: FOR_HEADS_UP,
  reply: undefined,
};

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  /* All three fit one line of a phone's card, like the placeholder. */
  > button {
    padding-inline: min(var(--s4), 2.2vw);
  }
`;

/** Writes a tweet for the audience of its tab, or a reply. */
export function Composer({ tab, answered, onDone }: Props) {
  const dispatch = useAppDispatch();
  const area = useRef<HTMLTextAreaElement>(null);
  const [refusedFiles, setRefusedFiles] = useState<Refusal[]>([]);
  const answeredId = answered?._id ?? null;
  const handleDone = () => {
    setRefusedFiles([]);
    onDone();
  };
  const composer = useComposer({ tab, answeredId }, handleDone);
  const isReply = tab === 'reply';

  // Picking a tweet to answer moves the focus to the text field.
  useEffect(() => {
    if (isReply) area.current?.focus();
  }, [isReply, answeredId]);

  const handleCancel = () => {
    composer.clear();
    composer.forgetRefusals();
    handleDone();
  };
  return (
    <Form
      label={isReply ? REPLY : NEW_TWEET}
      onSubmit={() => void composer.submit()}
      error={composer.refusals.form}
    >
      <TextAreaField
        ref={area}
        label={answered ? replyLabel(answered.description) : TWEET_LABEL}
        hint={HINTS[tab]}
        error={composer.refusals.field}
        limit={TWEET_MAX}
        value={composer.text}
        onChange={composer.write}
      />
      {!isReply && <AttachmentList />}
      <div role="alert">
        {refusedFiles.map(({ fileName, text }) => (
          <Notice key={`${fileName}${text}`} tone="red">
            {fileName === null ? null : <strong>{fileName} </strong>}
            <span>{text}</span>
          </Notice>
        ))}
      </div>
      <Buttons>
        {!isReply && (
          <AttachButton
            onPick={(files) => {
              composer.forgetRefusals();
              setRefusedFiles(dispatch(attachFiles(files)));
            }}
          />
        )}
        <Button type="submit" tone="primary" isBusy={composer.isBusy}>
          {SUBMIT}
        </Button>
        <Button onClick={handleCancel}>{CANCEL}</Button>
      </Buttons>
    </Form>
  );
}
