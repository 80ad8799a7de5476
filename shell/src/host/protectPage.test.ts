import { protectPage } from './protectPage.ts';

function makePage() {
  const calls: string[] = [];
  const history = {
    pushState: (_state: unknown, _title: string, url: string) => calls.push(`push ${url}`),
    replaceState: (_state: unknown, _title: string, url: string) => calls.push(`replace ${url}`),
  };
  class StorageDouble {
    clear() {
      return 'cleared';
    }
  }
  const page = {
    history,
    Storage: StorageDouble,
    fetch: (url: string) => calls.push(`fetch ${url}`),
  };
  protectPage(page as unknown as typeof globalThis);
  return { page, calls };
}

test('keeps navigation and requests from being replaced, and working as before (rule portal.protected)', () => {
  const { page, calls } = makePage();
  const other = () => 0;
  expect(() => (page.history.pushState = other)).toThrow(TypeError);
  expect(() => (page.history.replaceState = other)).toThrow(TypeError);
  expect(() => (page.fetch = other)).toThrow(TypeError);
  page.history.pushState(null, '', '/actions');
  page.history.replaceState(null, '', '/fleet');
  page.fetch('/api/club');
  expect(calls).toEqual(['push /actions', 'replace /fleet', 'fetch /api/club']);
});

test('keeps the storage of every screen from being cleared (rule portal.protected)', () => {
  const { page } = makePage();
  expect(() => new page.Storage().clear()).toThrow('The storage belongs to every screen');
});
