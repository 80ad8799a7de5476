import { createScriptLoader } from './createScriptLoader.ts';

const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => scripts().forEach((script) => script.remove()));

describe('createScriptLoader', () => {
  it('adds a script and resolves when it has run, leaving no element behind', async () => {
    const done = createScriptLoader(document)('/remotes/mf-a/remoteEntry.js');
    const [script] = scripts();
    expect(script?.src).toBe('http://localhost/remotes/mf-a/remoteEntry.js');
    script?.dispatchEvent(new Event('load'));
    await done;
    expect(scripts()).toEqual([]);
  });

  it('rejects when the script cannot be fetched', async () => {
    const done = createScriptLoader(document)('/remotes/mf-a/remoteEntry.js');
    scripts()[0]?.dispatchEvent(new Event('error'));
    await expect(done).rejects.toThrow('/remotes/mf-a/remoteEntry.js could not be fetched.');
  });

  it('requests another origin without credentials', () => {
    const loadScript = createScriptLoader(document);
    void loadScript('https://crews.example/remoteEntry.js');
    void loadScript('/remoteEntry.js');
    expect(scripts().map((script) => script.crossOrigin)).toEqual(['anonymous', null]);
  });

  it.each(['data:text/javascript,alert(1)', 'blob:http://localhost/1', 'javascript:alert(1)'])(
    'refuses %s',
    async (url) => {
      await expect(createScriptLoader(document)(url)).rejects.toThrow(TypeError);
      expect(scripts()).toEqual([]);
    },
  );
});
