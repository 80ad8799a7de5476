import { coachesAndOfficers } from '../platform/auth/rights.ts';
import { GUESTS_OFF, ONLY_GUEST_OFFICERS } from '@fleetwatch/contract/guests/texts';
import type { GuestSettings } from '@fleetwatch/contract/guests/settings';
import type {
  Guest,
  GuestBody,
  GuestsAnswer,
  NewGuestBody,
  SortieGuestsBody,
} from '@fleetwatch/contract/guests/wire';
import { assertFeature } from '../platform/club/features.ts';
import { removal } from '../platform/http/removal.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { countOutings } from './commands/findGuest.ts';
import { listGuests, listSeasonsGuests, readGuest } from './commands/listGuests.ts';
import { setGuestsAboard } from './commands/setGuestsAboard.ts';
import {
  addGuest,
  changeGuest,
  changeGuestSettings,
  removeGuest,
  type GuestId,
} from './commands/writeGuest.ts';
import {
  guestParamsSchema,
  guestSchema,
  guestSettingsSchema,
  newGuestSchema,
  sortieGuestsSchema,
} from './guestSchemas.ts';
import { guestsCsv } from './guestsCsv.ts';

const MANAGE_GUESTS = coachesAndOfficers('guest.manage', ['records'], ONLY_GUEST_OFFICERS);

type Empty = Record<never, never>;

export const guestsRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/guests-results',
    summary:
      "List this season's guests with their hosts and sorties, and the caller's sorties that can take guests.",
    answers: "R guests by name, sorties, and the club's guest settings.",
    handle({ actor }): Promise<GuestsAnswer> {
      assertFeature('guests', GUESTS_OFF);
      return listGuests(actor);
    },
  }),

  memberRoute<Empty, { guest_id: string }>({
    method: 'GET',
    path: '/guest/:guest_id',
    summary: 'Get a guest with emergency contact (their host, records officers, coaches).',
    answers: 'The guest.',
    params: guestParamsSchema,
    handle({ actor, params }): Promise<Guest> {
      assertFeature('guests', GUESTS_OFF);
      return readGuest(params.guest_id, actor);
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/guests-csv',
    summary: "Download this season's guests (records officers, coaches).",
    answers: 'text/csv',
    may: MANAGE_GUESTS,
    audit: { verb: 'see-guests', kind: 'club' },
    async handle() {
      assertFeature('guests', GUESTS_OFF);
      const guests = await listSeasonsGuests();
      return guestsCsv(guests, await countOutings(guests.map(({ _id }) => _id)));
    },
  }),

  memberRoute<NewGuestBody>({
    method: 'POST',
    path: '/guest',
    summary: 'Add a guest of the caller for this season.',
    answers: 'The id.',
    body: newGuestSchema,
    audit: { verb: 'add', kind: 'guest', isForAnyCaller: true },
    handle: ({ actor, body, repeatable }): Promise<GuestId> => addGuest(repeatable(), actor, body),
  }),

  memberRoute<GuestBody>({
    method: 'PUT',
    path: '/guest',
    summary: 'Edit a guest (their host, records officers, coaches).',
    answers: 'The id.',
    body: guestSchema,
    audit: { verb: 'change', kind: 'guest' },
    handle: ({ actor, body, repeatable }): Promise<GuestId> => changeGuest(repeatable(), actor, body),
  }),

  ...removal({
    path: '/guest/:guest_id',
    was: '/guest',
    summary: 'Erase a guest (their host, records officers, coaches). Sorties stay, without the name.',
    answers: 'The id.',
    audit: { verb: 'erase', kind: 'guest', isForAnyCaller: true },
    handle: ({ actor, params, repeatable }): Promise<GuestId> =>
      removeGuest(repeatable(), actor, params.guest_id),
  }),

  memberRoute<SortieGuestsBody>({
    method: 'PUT',
    path: '/sortie-guests',
    summary:
      'Set the guests aboard a sortie, until midnight of its day (launcher, crew, records officers, coaches).',
    answers: "The sortie's id.",
    body: sortieGuestsSchema,
    audit: { verb: 'take-guests', kind: 'sortie' },
    handle: ({ actor, body, repeatable }): Promise<GuestId> => setGuestsAboard(repeatable(), actor, body),
  }),

  memberRoute<GuestSettings>({
    method: 'PUT',
    path: '/guest-settings',
    summary: 'Set how many sorties a guest may have per season (records officers, coaches).',
    answers: 'The new setting.',
    may: MANAGE_GUESTS,
    body: guestSettingsSchema,
    audit: { verb: 'change', kind: 'club' },
    handle: ({ body, repeatable }): Promise<GuestSettings> => changeGuestSettings(repeatable(), body),
  }),
];
