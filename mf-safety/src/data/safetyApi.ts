import type { Paper } from '@fleetwatch/contract/safety/kinds';
import type { SafetySettings } from '@fleetwatch/contract/safety/settings';
import type {
  Alert,
  AlertAcknowledgeBody,
  AlertClothingBody,
  AlertReportBody,
  AlertStageBody,
  AlertStepBody,
  BackBody,
  ContactsAnswer,
  ContactsBody,
  HelpBody,
  OutBoat,
  RescueSheet,
  SheetPdfAnswer,
} from '@fleetwatch/contract/safety/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';
import { outBoats } from '@fleetwatch/kit/store/safety';
import { stillOut, type OutSortie } from '@fleetwatch/kit/store/sorties';

/** As long as the longest outing, so that a stored sheet is not requested again. */
const KEPT_SECONDS = 16 * 60 * 60;

const OUT = [{ type: 'Sorties', id: 'OUT' }] as const;

function markHelpWaiting(out: OutSortie[], id: string): void {
  const sortie = out.find(({ _id }) => _id === id);
  if (sortie) sortie.isHelpWaiting = true;
}

const remote = injectRemote('mf-safety', ['mf-safety/Contacts']);

const safetyApi = remote.endpoints((build) => ({
  /** PUT /sortie-back: sets a boat's expected return. */
  sortieBack: build.mutation<OutBoat, BackBody>({
    query: (body) => ({ url: 'sortie-back', method: 'PUT', body }),
    invalidatesTags: [...OUT],
  }),
  /** POST /sortie-ashore: the boat is on its rack. */
  sortieAshore: build.mutation<OutBoat, string>({
    query: (id) => ({ url: 'sortie-ashore', method: 'POST', body: { id } }),
    invalidatesTags: [...OUT],
  }),
  /** POST /sortie-help: the crew needs help. Without a network it waits on the device, and its answer has no `help`. */
  sortieHelp: build.mutation<Partial<OutBoat>, string>({
    query: (id) => ({ url: 'sortie-help', method: 'POST', body: { id } satisfies HelpBody }),
    extraOptions: { queue: 'help' },
    invalidatesTags: [...OUT],
    // The lists already show the result of a refetch.
    onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
      const answered = await queryFulfilled.catch(() => null);
      if (!answered) return;
      const { help } = answered.data;
      if (!help) {
        dispatch(remote.changeCached(stillOut, (out) => markHelpWaiting(out, id)));
        return;
      }
      dispatch(
        remote.changeCached(outBoats, ({ results }) => {
          const boat = results.find(({ sortie }) => sortie === id);
          if (boat) boat.help = help;
        }),
      );
    },
  }),
  acknowledge: build.mutation<Alert, AlertAcknowledgeBody>({
    query: (body) => ({ url: 'alert-acknowledge', method: 'POST', body }),
    invalidatesTags: [...OUT],
  }),
  alertStep: build.mutation<Alert, AlertStepBody>({
    query: (body) => ({ url: 'alert-step', method: 'PUT', body }),
    invalidatesTags: [...OUT],
  }),
  alertClothing: build.mutation<Alert, AlertClothingBody>({
    query: (body) => ({ url: 'alert-clothing', method: 'PUT', body }),
    invalidatesTags: [...OUT],
  }),
  alertReport: build.mutation<Alert, AlertReportBody>({
    query: (body) => ({ url: 'alert-report', method: 'POST', body }),
    invalidatesTags: [...OUT],
  }),
  alertStage: build.mutation<Alert, AlertStageBody>({
    query: (body) => ({ url: 'alert-stage', method: 'PUT', body }),
    invalidatesTags: [...OUT],
  }),
  setSettings: build.mutation<SafetySettings, SafetySettings>({
    query: (body) => ({ url: 'safety-settings', method: 'PUT', body }),
    invalidatesTags: [...OUT],
  }),
  /**
   * The sheet without contacts, at any level: it stays on the device, and is not recorded as an access. No tag refetches it:
   * `as` is the state of its boat, and a new state fetches it again.
   */
  keptSheet: build.query<RescueSheet, { sortie: string; as: string }>({
    query: ({ sortie }) => ({ url: `rescue-sheet/${sortie}`, params: { contacts: 'none' } }),
    keepUnusedDataFor: KEPT_SECONDS,
  }),
  /** The current sheet. Contacts and medical notes in it are not stored on the device. */
  sheet: build.query<RescueSheet, string>({
    query: (sortie) => `rescue-sheet/${sortie}`,
    extraOptions: { isCacheable: false },
    keepUnusedDataFor: 0,
  }),
  /** The same as a PDF, which is not stored on the device either. */
  sheetPdf: build.query<SheetPdfAnswer, { sortie: string; paper: Paper }>({
    query: ({ sortie, paper }) => ({ url: `rescue-sheet-pdf/${sortie}`, params: { paper } }),
    transformResponse: resultsOf<SheetPdfAnswer>,
    extraOptions: { isCacheable: false },
    keepUnusedDataFor: 0,
  }),
  myContacts: build.query<ContactsAnswer, void>({
    query: () => 'my-contacts',
    extraOptions: { isCacheable: false },
    providesTags: ['mf-safety/Contacts'],
  }),
  setMyContacts: build.mutation<ContactsAnswer, ContactsBody>({
    query: (body) => ({ url: 'my-contacts', method: 'PUT', body }),
    invalidatesTags: ['mf-safety/Contacts'],
  }),
}));

export const { useMutation: useSortieBackMutation } = safetyApi.sortieBack;
export const { useMutation: useSortieAshoreMutation } = safetyApi.sortieAshore;
export const { useMutation: useSortieHelpMutation } = safetyApi.sortieHelp;
export const { useMutation: useAcknowledgeMutation } = safetyApi.acknowledge;
export const { useMutation: useAlertStepMutation } = safetyApi.alertStep;
export const { useMutation: useAlertClothingMutation } = safetyApi.alertClothing;
export const { useMutation: useAlertReportMutation } = safetyApi.alertReport;
export const { useMutation: useAlertStageMutation } = safetyApi.alertStage;
export const { useMutation: useSetSettingsMutation } = safetyApi.setSettings;
/** For thunks: `keptSheet.initiate({ sortie, as })`. */
export const { keptSheet } = safetyApi;
export const { useQuery: useKeptSheetQuery } = keptSheet;
export const { useQuery: useSheetQuery } = safetyApi.sheet;
export const { useLazyQuery: useLazySheetPdfQuery } = safetyApi.sheetPdf;
export const { useQuery: useMyContactsQuery } = safetyApi.myContacts;
export const { useMutation: useSetMyContactsMutation } = safetyApi.setMyContacts;
