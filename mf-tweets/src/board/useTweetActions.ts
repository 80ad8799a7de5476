import { useMemo, useState } from 'react';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { replyPicked } from '@fleetwatch/kit/store/events';
import { selectIsConfirmedCoach, selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { toastOfFailure, toastShown } from '@fleetwatch/kit/store/toasts';
import { useLikeTweetMutation, useRemoveTweetMutation } from '../data/tweetsApi.ts';
import type { TweetActions } from './tweetRow.tsx';

/** The actions on the tweets of a board, and the tweet whose deletion is being confirmed. */
export function useTweetActions() {
  const dispatch = useAppDispatch();
  const memberId = useAppSelector(selectMemberId);
  const isCoach = useAppSelector(selectIsConfirmedCoach);
  const [like] = useLikeTweetMutation();
  const [remove, removing] = useRemoveTweetMutation();
  const [tweetToDelete, setTweetToDelete] = useState<Tweet | null>(null);

  const actions = useMemo<TweetActions>(
    () => ({
      reply: ({ _id }) => dispatch(replyPicked({ tweetId: _id })),
      async like({ _id }) {
        const { error } = await like(_id);
        const toast = error === undefined ? null : toastOfFailure(failureOf(error));
        if (toast) dispatch(toastShown(toast));
      },
      remove: setTweetToDelete,
      mayRemove: ({ user_id: author }) => isCoach || author === memberId,
    }),
    [dispatch, like, isCoach, memberId],
  );
  return {
    actions,
    tweetToDelete,
    isRemoving: removing.isLoading,
    removeError: removing.error === undefined ? undefined : failureOf(removing.error).text,
    keep() {
      setTweetToDelete(null);
      removing.reset();
    },
    async confirmRemoval() {
      if (!tweetToDelete) return;
      const { error } = await remove(tweetToDelete._id);
      if (error === undefined) setTweetToDelete(null);
    },
  };
}
