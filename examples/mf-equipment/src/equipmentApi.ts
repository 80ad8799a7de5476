import type {
  ModuleRecord,
  ModuleRecordsPage,
  NewModuleRecordBody,
  WrittenModuleRecord,
} from '@fleetwatch/contract/collections/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { RETURN_EQUIPMENT, takeTitle } from './texts.ts';

export const ITEM_KINDS = ['coxbox', 'oars', 'other'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export interface Item {
  name: string;
  kind: ItemKind;
}

/** Who has an item; with its name, by which a device without a network titles a return. */
export interface Loan {
  /** The item's id. */
  item: string;
  name: string;
  memberId: string;
  /** Name of the boat it is in. */
  boat?: string;
}

const ITEMS = 'modules/mf-equipment/items';
const LOANS = 'modules/mf-equipment/loans';
/** More than a boathouse has. */
const ALL = { limit: '500' };

const remote = injectRemote('mf-equipment', ['mf-equipment/Items', 'mf-equipment/Loans']);
remote.live({ own: ['mf-equipment/Items', 'mf-equipment/Loans'] });

/** The id of a record that a call is about. */
const idIn = (url: string): string => url.split('/').at(-1) ?? '';

const results = <Value>({ results: records }: ModuleRecordsPage<Value>) => records;

/** Loans that wait on this device show as if they were sent. */
const take = remote.queue<NewModuleRecordBody<Loan>>('take', {
  title: ({ value }) => takeTitle(value.name),
  answer: ({ id }): WrittenModuleRecord => ({ _id: id ?? '', revision: 1 }),
  merge(url, answer, writes) {
    if (url !== LOANS) return answer;
    const page = answer as ModuleRecordsPage<Loan>;
    const waiting = writes
      .filter(({ kind }) => kind === 'mf-equipment/take')
      .map(({ call, memberId }): ModuleRecord<Loan> => {
        const { id = '', value } = call.body as NewModuleRecordBody<Loan>;
        return { _id: id, value, by: memberId, at: '', changedAt: '', revision: 1 };
      });
    const known = new Set(page.results.map(({ _id }) => _id));
    return { ...page, results: [...waiting.filter(({ _id }) => !known.has(_id)), ...page.results] };
  },
});

/** What is returned is with no one: its loan goes. A deletion has no body, so that its title cannot name the item. */
const giveBack = remote.queue<undefined>('return', {
  title: () => RETURN_EQUIPMENT,
  merge(url, answer, writes) {
    if (url !== LOANS) return answer;
    const page = answer as ModuleRecordsPage<Loan>;
    const back = new Set(
      writes.filter(({ kind }) => kind === 'mf-equipment/return').map(({ call }) => idIn(call.url)),
    );
    return {
      ...page,
      results: page.results.filter(({ _id }) => !back.has(_id)),
    };
  },
});

const equipmentApi = remote.endpoints((build) => ({
  items: build.query<ModuleRecord<Item>[], void>({
    query: () => ({ url: ITEMS, params: ALL }),
    transformResponse: results<Item>,
    providesTags: ['mf-equipment/Items'],
  }),
  loans: build.query<ModuleRecord<Loan>[], void>({
    query: () => ({ url: LOANS, params: ALL }),
    transformResponse: results<Loan>,
    providesTags: ['mf-equipment/Loans'],
  }),
  addItem: build.mutation<WrittenModuleRecord, Item>({
    query: (value) => ({ url: ITEMS, method: 'POST', body: { value } }),
    invalidatesTags: ['mf-equipment/Items'],
  }),
  removeItem: build.mutation<WrittenModuleRecord, string>({
    query: (id) => ({ url: `${ITEMS}/${id}`, method: 'DELETE' }),
    invalidatesTags: ['mf-equipment/Items'],
  }),
  take: build.mutation<WrittenModuleRecord, NewModuleRecordBody<Loan>>({
    query: (body) => ({ url: LOANS, method: 'POST', body }),
    extraOptions: { queue: take },
    invalidatesTags: ['mf-equipment/Loans'],
  }),
  giveBack: build.mutation<WrittenModuleRecord, string>({
    query: (id) => ({ url: `${LOANS}/${id}`, method: 'DELETE' }),
    extraOptions: { queue: giveBack },
    invalidatesTags: ['mf-equipment/Loans'],
  }),
}));

export const { useQuery: useItemsQuery } = equipmentApi.items;
export const { useQuery: useLoansQuery } = equipmentApi.loans;
export const { useMutation: useAddItemMutation } = equipmentApi.addItem;
export const { useMutation: useRemoveItemMutation } = equipmentApi.removeItem;
export const { useMutation: useTakeMutation } = equipmentApi.take;
export const { useMutation: useGiveBackMutation } = equipmentApi.giveBack;
