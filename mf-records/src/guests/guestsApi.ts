import type { GuestSettings } from '@fleetwatch/contract/guests/settings';
import type {
  Guest,
  GuestBody,
  GuestsAnswer,
  NewGuestBody,
  SortieGuestsBody,
} from '@fleetwatch/contract/guests/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';

const OWN = 'mf-records/Guests';

const guestsApi = injectRemote('mf-records', [OWN]).endpoints((build) => ({
  /** GET /guests-results. Outings change with sorties. */
  guests: build.query<GuestsAnswer, void>({
    query: () => 'guests-results',
    providesTags: [OWN, 'Sorties'],
  }),
  /** Emergency contacts are not stored on devices. */
  guest: build.query<Guest, string>({
    query: (id) => `guest/${id}`,
    providesTags: [OWN],
    keepUnusedDataFor: 0,
    extraOptions: { isCacheable: false },
  }),
  guestsCsv: build.query<string, void>({
    query: () => ({ url: 'guests-csv', responseHandler: 'text' }),
    keepUnusedDataFor: 0,
    extraOptions: { isCacheable: false },
  }),
  addGuest: build.mutation<{ _id: string }, NewGuestBody>({
    query: (body) => ({ url: 'guest', method: 'POST', body }),
    invalidatesTags: [OWN],
  }),
  changeGuest: build.mutation<{ _id: string }, GuestBody>({
    query: (body) => ({ url: 'guest', method: 'PUT', body }),
    invalidatesTags: [OWN],
  }),
  removeGuest: build.mutation<{ _id: string }, string>({
    query: (id) => ({ url: `guest/${id}`, method: 'DELETE' }),
    invalidatesTags: [OWN],
  }),
  /** PUT /sortie-guests: sets the guests aboard. */
  takeGuests: build.mutation<{ _id: string }, SortieGuestsBody>({
    query: (body) => ({ url: 'sortie-guests', method: 'PUT', body }),
    invalidatesTags: [OWN, 'Sorties'],
  }),
  setGuests: build.mutation<GuestSettings, GuestSettings>({
    query: (body) => ({ url: 'guest-settings', method: 'PUT', body }),
    invalidatesTags: [OWN],
  }),
}));

export const { useQuery: useGuestsQuery } = guestsApi.guests;
export const { useQuery: useGuestQuery } = guestsApi.guest;
export const { useQuery: useGuestsCsvQuery } = guestsApi.guestsCsv;
export const { useMutation: useAddGuestMutation } = guestsApi.addGuest;
export const { useMutation: useChangeGuestMutation } = guestsApi.changeGuest;
export const { useMutation: useRemoveGuestMutation } = guestsApi.removeGuest;
export const { useMutation: useTakeGuestsMutation } = guestsApi.takeGuests;
export const { useMutation: useSetGuestsMutation } = guestsApi.setGuests;
