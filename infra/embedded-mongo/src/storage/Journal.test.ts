import { Journal, type Change } from './Journal.ts';

const MB = 1024 * 1024;

const change = (id: number, bytes: number): Change => ({
  operationType: 'insert',
  db: 'club',
  collection: 'boats',
  id,
  after: { _id: id },
  bytes,
});

const commit = (journal: Journal, id: number, bytes: number): void => {
  journal.record(change(id, bytes));
  journal.commit();
};

test('drops large changes before they fill the memory, and reports it to listeners that fell behind', () => {
  const journal = new Journal();
  journal.listen(() => undefined);
  for (let id = 1; id <= 20; id++) commit(journal, id, 4 * MB);
  expect(journal.since(0)).toBeUndefined();
  expect(journal.since(12)?.map(({ id }) => id)).toEqual([13, 14, 15, 16, 17, 18, 19, 20]);
});

test('drops one change that is larger than the limit too', () => {
  const journal = new Journal();
  journal.listen(() => undefined);
  commit(journal, 1, 1);
  commit(journal, 2, 40 * MB);
  expect(journal.since(1)).toBeUndefined();
  expect(journal.since(2)).toEqual([]);
});

test('limits many small changes by their number', () => {
  const journal = new Journal();
  journal.listen(() => undefined);
  for (let id = 1; id <= 10_001; id++) commit(journal, id, 1);
  expect(journal.since(0)).toBeUndefined();
  expect(journal.since(1)).toHaveLength(10_000);
});

test('frees kept changes when the last listener leaves, and reports earlier ones as lost', () => {
  const journal = new Journal();
  const stopFirst = journal.listen(() => undefined);
  const stopSecond = journal.listen(() => undefined);
  commit(journal, 1, 1);
  stopFirst();
  commit(journal, 2, 1);
  expect(journal.since(0)).toHaveLength(2);
  stopSecond();
  expect(journal.since(1)).toBeUndefined();
  expect(journal.since(2)).toEqual([]);
  commit(journal, 3, 1);
  expect(journal.since(2)).toBeUndefined();
});

test('counts no change that is undone while no one listens', () => {
  const journal = new Journal();
  journal.record(change(1, 1));
  journal.rollback();
  journal.commit();
  expect(journal.since(0)).toEqual([]);
});
