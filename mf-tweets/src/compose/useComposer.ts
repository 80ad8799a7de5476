import { useState } from 'react';
import { PICTURE_MISSING, UPLOAD_ONGOING } from '@fleetwatch/contract/tweets/texts';
import { tweetTextRule } from '@fleetwatch/contract/tweets/rules';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { deferredCleared } from '@fleetwatch/kit/store/deferredSlice';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { clearAttachments } from '../attach/attachFiles.ts';
import type { BoardTab } from '../board/threads.ts';
import { usePostTweetMutation, useReplyMutation } from '../data/tweetsApi.ts';
import { selectAttachments, type Attachment } from './draftSlice.ts';
import { REPLY_SENT, TWEET_SENT } from './texts.ts';

export interface Audience {
  tab: BoardTab;
  /** The tweet to answer, on the tab 'reply'. */
  answeredId: string | null;
}

interface Refusals {
  /** Refusal of the text. */
  field?: string | undefined;
  /** Refusal of the whole tweet. */
  form?: string | undefined;
  /** Refusal because of attachments that are not uploaded yet. */
  isAttaching?: boolean;
}

/** Returns why a tweet with these attachments cannot be sent yet. */
function refuseAttachments(attachments: readonly Attachment[]): string | undefined {
  if (attachments.some(({ phase }) => phase === 'preparing' || phase === 'uploading')) return UPLOAD_ONGOING;
  return attachments.some(({ phase }) => phase === 'failed') ? PICTURE_MISSING : undefined;
}

/** Validates and sends the tweet; refusals stay until the next attempt or change. */
export function useComposer({ tab, answeredId }: Audience, onDone: () => void) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectMemberId);
  const attached = useAppSelector(selectAttachments);
  const [tweet, writeTweet, dropTweet] = useDraft('tweet', { text: '' });
  const [reply, writeReply, dropReply] = useDraft('reply', { text: '' });
  const [refusals, setRefusals] = useState<Refusals>({});
  const [postTweet, posting] = usePostTweetMutation();
  const [postReply, replying] = useReplyMutation();

  const isReply = tab === 'reply';
  const { text } = isReply ? reply : tweet;
  const attachments = isReply ? [] : attached;
  const clear = () => {
    if (isReply) {
      dropReply();
      dispatch(deferredCleared());
    } else {
      dropTweet();
      dispatch(clearAttachments());
    }
  };

  const attachmentRefusal = refuseAttachments(attachments);

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
    const isAttaching = attachmentRefusal !== undefined;
    const field = tweetTextRule(attachments.length)(text) ?? undefined;
    setRefusals({ field, isAttaching });
    if (isAttaching || field !== undefined) return;
    try {
      await send();
    } catch (error) {
      setRefusals({ form: failureOf(error).text });
      return;
    }
    clear();
    dispatch(toastShown({ text: isReply ? REPLY_SENT : TWEET_SENT, tone: 'success' }));
    onDone();
  };

  return {
    text,
    refusals: {
      field: refusals.field,
      form: refusals.isAttaching ? attachmentRefusal : refusals.form,
    },
    isBusy: posting.isLoading || replying.isLoading,
    submit,
    clear,
    write: (written: string) => {
      setRefusals({});
      (isReply ? writeReply : writeTweet)({ text: written });
    },
    forgetRefusals: () => setRefusals({}),
  };
}
