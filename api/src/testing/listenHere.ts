import type { AddressInfo, Server } from 'node:net';

/** Makes a server listen on a free port of this machine. Returns its origin: 'http://127.0.0.1:port'. */
export async function listenHere(server: Server): Promise<string> {
  await new Promise<undefined>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(undefined);
    });
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
