import type {
  NotificationChoices,
  NotificationPage,
  NotificationsReadBody,
  PushDeviceAnswer,
  PushDeviceBody,
  UnreadAnswer,
} from '@fleetwatch/contract/notifications/wire';
import { baseApi } from '@fleetwatch/kit/store/baseApi';

const inboxApi = baseApi.enhanceEndpoints({ addTagTypes: ['Notifications'] }).injectEndpoints({
  endpoints: (build) => ({
    /** GET /notifications-results, page by page. */
    inbox: build.infiniteQuery<NotificationPage, void, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      query: ({ pageParam }) => ({
        url: 'notifications-results',
        ...(pageParam && { params: { after: pageParam } }),
      }),
      providesTags: ['Notifications'],
    }),
    /** GET /notifications-unread */
    unread: build.query<number, void>({
      query: () => 'notifications-unread',
      transformResponse: ({ unread }: UnreadAnswer) => unread,
      providesTags: ['Notifications'],
    }),
    markRead: build.mutation<UnreadAnswer, NotificationsReadBody>({
      query: (body) => ({ url: 'notifications-read', method: 'PUT', body }),
      invalidatesTags: ['Notifications'],
    }),
    /** GET /notification-choices */
    choices: build.query<NotificationChoices, void>({ query: () => 'notification-choices' }),
    /** The choice shows at once, and is reverted if the server refuses it. */
    choose: build.mutation<NotificationChoices, NotificationChoices>({
      query: (body) => ({ url: 'notification-choices', method: 'PUT', body }),
      async onQueryStarted(chosen, { dispatch, queryFulfilled }) {
        const shown = dispatch(inboxApi.util.updateQueryData('choices', undefined, () => chosen));
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    /** GET /push-device */
    pushDevice: build.query<PushDeviceAnswer, void>({
      query: () => 'push-device',
      extraOptions: { isCacheable: false },
      providesTags: ['Sessions'],
    }),
    setPushDevice: build.mutation<PushDeviceAnswer, PushDeviceBody>({
      query: (body) => ({ url: 'push-device', method: 'PUT', body }),
      invalidatesTags: ['Sessions'],
    }),
    dropPushDevice: build.mutation<PushDeviceAnswer, void>({
      query: () => ({ url: 'push-device', method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
    }),
  }),
});

export const {
  useInboxInfiniteQuery,
  useUnreadQuery,
  useMarkReadMutation,
  useChoicesQuery,
  useChooseMutation,
  usePushDeviceQuery,
  useSetPushDeviceMutation,
  useDropPushDeviceMutation,
} = inboxApi;
