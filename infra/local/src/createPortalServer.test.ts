import { createPortalServer } from './createPortalServer.ts';
import { StartRefusal } from './StartRefusal.ts';

const HERE = { host: '127.0.0.1', port: 0 };

describe('createPortalServer', () => {
  it('answers 503 until it serves', async () => {
    const server = await createPortalServer(HERE);
    const origin = `http://127.0.0.1:${server.port}`;
    try {
      const early = await fetch(origin);
      expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
      expect(early.headers.get('x-content-type-options')).toBe('nosniff');
      server.serve((_req, res) => res.end('ready'));
      expect(await (await fetch(origin)).text()).toBe('ready');
    } finally {
      await server.drain();
    }
  });

  it('keeps connections alive for longer than a proxy in front', async () => {
    const server = await createPortalServer(HERE);
    try {
      const { headers } = await fetch(`http://127.0.0.1:${server.port}`);
      expect(headers.get('keep-alive')).toBe('timeout=90');
    } finally {
      await server.drain();
    }
  });

  it('states in one line that its port is taken', async () => {
    const server = await createPortalServer(HERE);
    try {
      await expect(createPortalServer({ ...HERE, port: server.port })).rejects.toThrow(
        new StartRefusal(
          `Port ${server.port} is taken. Stop what uses it, or choose another: PORT=8081 npm start`,
        ),
      );
    } finally {
      await server.drain();
    }
  });

  it('states in one line that its address does not belong to this machine', async () => {
    await expect(createPortalServer({ ...HERE, host: '192.0.2.1' })).rejects.toThrow(
      new StartRefusal('HOST is "192.0.2.1", which is not an address of this machine.'),
    );
  });

  it('lets running requests finish when it stops', async () => {
    const server = await createPortalServer(HERE);
    let finish = () => {};
    const isUnderWay = new Promise<void>((arrived) => {
      server.serve((_req, res) => {
        finish = () => res.end('finished');
        arrived();
      });
    });
    const answer = fetch(`http://127.0.0.1:${server.port}`);
    await isUnderWay;
    const drained = server.drain();
    finish();
    expect(await (await answer).text()).toBe('finished');
    await drained;
    await expect(fetch(`http://127.0.0.1:${server.port}`)).rejects.toThrow();
  });
});
