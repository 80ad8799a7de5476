import { CATEGORIES, CHANNELS } from '@fleetwatch/contract/notifications/categories';
import { NOTIFICATIONS_OFF, QUIET_TIME } from '@fleetwatch/contract/notifications/texts';
import type { QuietHours } from '@fleetwatch/contract/notifications/quietHours';
import {
  NOTIFICATIONS_MAX,
  type NotificationChoices,
  type NotificationPage,
  type NotificationsReadBody,
  type PushDeviceAnswer,
  type PushDeviceBody,
  type UnreadAnswer,
} from '@fleetwatch/contract/notifications/wire';
import Joi from 'joi';
import { assertFeature } from '../platform/club/features.ts';
import { CURSOR, cursorOf, parseCursor } from '../platform/http/latestFirst.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { idSchema, textFor } from '../platform/http/validate.ts';
import { chooseChannels, readChoices } from './commands/chooseChannels.ts';
import { dropPushDevice, readPushDevice, setPushDevice } from './commands/pushDevice.ts';
import { countUnread, markRead, readInbox } from './commands/readInbox.ts';
import { presentNotification } from './notificationPresenter.ts';

type Empty = Record<never, never>;

const time = (): Joi.StringSchema =>
  Joi.string()
    .pattern(/^([01]\d|2[0-3]):[0-5]\d$/)
    .required()
    .messages(textFor(QUIET_TIME));

const choicesSchema = Joi.object<NotificationChoices, true>({
  channels: Joi.object(
    Object.fromEntries(
      CATEGORIES.map((category) => [
        category,
        Joi.object(Object.fromEntries(CHANNELS.map((channel) => [channel, Joi.boolean().required()]))),
      ]),
    ),
  ).required(),
  quiet: Joi.object<QuietHours>({ from: time(), until: time() }).allow(null).required(),
});

/** 65 and 16 bytes as base64url. */
const pushDeviceSchema = Joi.object<PushDeviceBody, true>({
  endpoint: Joi.string().max(2_000).required(),
  keys: Joi.object<PushDeviceBody['keys'], true>({
    p256dh: Joi.string()
      .pattern(/^[\w-]{87}=?$/)
      .required(),
    auth: Joi.string()
      .pattern(/^[\w-]{22}={0,2}$/)
      .required(),
  }).required(),
});

export const notificationsRoutes: Route[] = [
  memberRoute<Empty, Empty, { after?: string }>({
    method: 'GET',
    path: '/notifications-results',
    summary: "List the caller's notifications, newest first.",
    answers: 'R notifications and the number unread; if there are more, pass `next` as ?after=.',
    query: Joi.object<{ after?: string }, true>({ after: Joi.string().pattern(CURSOR) }),
    async handle({ actor, query }): Promise<NotificationPage> {
      assertFeature('notifications', NOTIFICATIONS_OFF);
      const { notifications, hasMore, unread } = await readInbox(actor.id, parseCursor(query.after));
      const last = notifications.at(-1);
      return {
        results: notifications.map(presentNotification),
        unread,
        ...(hasMore && last && { next: cursorOf(last) }),
      };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/notifications-unread',
    summary: "Count the caller's unread notifications.",
    answers: '{unread}.',
    async handle({ actor }): Promise<UnreadAnswer> {
      assertFeature('notifications', NOTIFICATIONS_OFF);
      return { unread: await countUnread(actor.id) };
    },
  }),

  memberRoute<NotificationsReadBody>({
    method: 'PUT',
    path: '/notifications-read',
    summary: "Mark some or all of the caller's notifications as read.",
    answers: 'The number still unread.',
    body: Joi.object<NotificationsReadBody, true>({
      ids: Joi.array().items(idSchema()).max(NOTIFICATIONS_MAX).allow(null).required(),
    }),
    async handle({ actor, body }): Promise<UnreadAnswer> {
      assertFeature('notifications', NOTIFICATIONS_OFF);
      return { unread: await markRead(actor.id, body.ids) };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/notification-choices',
    summary: "Get the caller's notification channels by category, and their quiet hours.",
    answers: 'The settings.',
    async handle({ actor }): Promise<NotificationChoices> {
      assertFeature('notifications', NOTIFICATIONS_OFF);
      return readChoices(actor.id);
    },
  }),

  memberRoute<NotificationChoices>({
    method: 'PUT',
    path: '/notification-choices',
    summary: "Set the caller's notification channels by category, and their quiet hours.",
    answers: 'The settings.',
    body: choicesSchema,
    async handle({ actor, body, repeatable }): Promise<NotificationChoices> {
      assertFeature('notifications', NOTIFICATIONS_OFF);
      return chooseChannels(actor, body, repeatable());
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/push-device',
    summary: "Get the push endpoint of the caller's device, and the key its browser needs.",
    answers: '{key, endpoint}; endpoint is null if push is off.',
    async handle({ actor }): Promise<PushDeviceAnswer> {
      assertFeature('notifications', NOTIFICATIONS_OFF);
      return readPushDevice(actor);
    },
  }),

  memberRoute<PushDeviceBody>({
    method: 'PUT',
    path: '/push-device',
    summary: "Turn on push notifications for the caller's device.",
    answers: '{key, endpoint}.',
    body: pushDeviceSchema,
    async handle({ actor, body, repeatable }): Promise<PushDeviceAnswer> {
      assertFeature('notifications', NOTIFICATIONS_OFF);
      return setPushDevice(actor, body, repeatable());
    },
  }),

  memberRoute({
    method: 'DELETE',
    path: '/push-device',
    summary: "Turn off push notifications for the caller's device.",
    answers: '{key, endpoint}; endpoint is null.',
    async handle({ actor, repeatable }): Promise<PushDeviceAnswer> {
      assertFeature('notifications', NOTIFICATIONS_OFF);
      return dropPushDevice(actor, repeatable());
    },
  }),
];
