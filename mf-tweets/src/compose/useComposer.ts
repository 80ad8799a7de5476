import { useState } from 'react';
import { PICTURE_MISSING, UPLOAD_ONGOING } from '@fleetwatch/contract/tweets/messages';
import { tweetTextRule } from '@fleetwatch/contract/tweets/rules';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { deferredCleared } from '@fleetwatch/kit/store/deferredSlice';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { clearTweetDraft } from '../attach/attachFiles.ts';
import type { BoardTab } from '../board/threads.ts';
import { usePostTweetMutation, useReplyMutation } from '../data/tweetsApi.ts';
import { replyDraftCleared, selectDraft, type Attachment } from './draftSlice.ts';

export interface Audience {
  tab: Exclude<BoardTab, 'all'>;
  /** The tweet that is answered, on the tab 'reply'. */
  answeredId: string | null;
}

interface Refusals {
  /** Of the text. */
  field?: string | undefined;
  /** Of the whole. */
  form?: string | undefined;
}

/** Why a tweet with these attachments cannot go yet. */
function refuseAttachments(attachments: readonly Attachment[]): string | undefined {
  if (attachments.some(({ phase }) => phase === 'preparing' || phase === 'uploading')) return UPLOAD_ONGOING;
  return attachments.some(({ phase }) => phase === 'failed') ? PICTURE_MISSING : undefined;
}

/** Checks and sends what is written; refusals are kept until the next try or change. */
export function useComposer({ tab, answeredId }: Audience, onDone: () => void) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectMemberId);
  const draft = useAppSelector(selectDraft);
  const [refusals, setRefusals] = useState<Refusals>({});
  const [postTweet, posting] = usePostTweetMutation();
  const [postReply, replying] = useReplyMutation();

  const isReply = tab === 'reply';
  const text = isReply ? draft.replyText : draft.text;
  const attachments = isReply ? [] : draft.attachments;

  const send = () => {
    if (answeredId !== null && isReply) {
      return postReply({ user, description: text.trim(), replyto: answeredId }).unwrap();
    }
    return postTweet({
      user,
      description: text.trim(),
      private: tab === 'group',
      headsup: tab === 'headsup',
      pictures: attachments.map(({ id, type, name }) => ({ id, type, name })),
    }).unwrap();
  };

  const submit = async () => {
    const form = refuseAttachments(attachments);
    const field = tweetTextRule(attachments.length)(text) ?? undefined;
    setRefusals({ field, form });
    if (form !== undefined || field !== undefined) return;
    try {
      await send();
    } catch (error) {
      setRefusals({ form: failureOf(error).text });
      return;
    }
    if (isReply) {
      dispatch(replyDraftCleared());
      dispatch(deferredCleared());
    } else dispatch(clearTweetDraft());
    dispatch(toastShown({ text: isReply ? 'Reply sent.' : 'Tweet sent.', tone: 'success' }));
    onDone();
  };

  return {
    text,
    refusals,
    isBusy: posting.isLoading || replying.isLoading,
    submit,
    forgetRefusals: () => setRefusals({}),
  };
}
