import { fetchRegistry, readRegistry } from './readRegistry.ts';

const remote = {
  name: 'mf-a',
  container: 'mf_a',
  entry: '/remotes/mf-a/remoteEntry.js',
  screens: [],
  declaration: { name: 'mf-a', version: '1.0.0', kitVersion: '^0.1.0', routes: [], menu: [], parts: [] },
};

function answerWith(response: Response | Error) {
  const answer = jest.fn(async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  return answer;
}

function pageWith(text?: string): Document {
  const page = document.implementation.createHTMLDocument();
  if (text === undefined) return page;
  const element = page.createElement('script');
  element.id = 'remotes';
  element.type = 'application/json';
  element.textContent = text;
  page.head.append(element);
  return page;
}

afterEach(() => jest.restoreAllMocks());

describe('readRegistry', () => {
  it('uses the registry that came with the page, without a request', async () => {
    const asked = answerWith(new Error('not to be asked'));
    const registry = await readRegistry(pageWith(JSON.stringify({ remotes: [remote] })));
    expect(registry.remotes.map(({ name }) => name)).toEqual(['mf-a']);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['has none', undefined],
    ['has a broken one', '{"remotes":'],
    ['has one of another kind', '{"remotes":{}}'],
  ])('requests the registry when the page %s', async (_what, text) => {
    const asked = answerWith(Response.json({ remotes: [remote] }));
    const registry = await readRegistry(pageWith(text));
    expect(registry.remotes).toHaveLength(1);
    expect(asked).toHaveBeenCalledWith('/remotes.json', { cache: 'no-store' });
  });
});

describe('fetchRegistry', () => {
  it.each([
    ['the network is away', new Error('offline')],
    ['the server fails', new Response('', { status: 500 })],
    ['the answer is a page', new Response('<!doctype html>')],
    ['the answer is not a registry', Response.json([])],
  ])('continues without remotes, with a report, when %s', async (_what, response) => {
    answerWith(response);
    const registry = await fetchRegistry();
    expect(registry.remotes).toEqual([]);
    expect(registry.refused).toEqual([{ name: '/remotes.json', reason: expect.any(String) }]);
  });
});
