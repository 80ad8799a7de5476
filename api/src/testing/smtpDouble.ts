import { createServer, type Socket } from 'node:net';
import { listenHere } from './listenHere.ts';

/** A mail that a server has accepted. */
export interface ReceivedMail {
  to: string;
  subject: string;
  /** Message-ID of the mail. */
  id: string;
}

/** A double of a mail server. */
export interface SmtpDouble {
  /** 'smtp://127.0.0.1:port' */
  url: string;
  received: ReceivedMail[];
  /** Addresses that it refuses permanently, and those for which it never answers. */
  refused: Set<string>;
  silent: Set<string>;
  close(): Promise<void>;
}

/** Serves one client, line by line. */
function serve(socket: Socket, { received, refused, silent }: Omit<SmtpDouble, 'url' | 'close'>): void {
  let rest = '';
  let to = '';
  let head: string[] | null = null;
  const send = (text: string): boolean => socket.write(`${text}\r\n`);
  const headerOf = (name: string): string =>
    head?.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  const onLine = (line: string): void => {
    if (head) {
      if (line !== '.') head.push(line);
      else {
        received.push({ to, subject: headerOf('Subject'), id: headerOf('Message-ID') });
        head = null;
        send('250 taken');
      }
    } else if (line.startsWith('RCPT TO:')) {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (!silent.has(to)) send(refused.has(to) ? '550 no such mailbox' : '250 ok');
    } else if (line === 'DATA') {
      head = [];
      send('354 go on');
    } else if (line === 'QUIT') socket.end('221 bye\r\n');
    else send('250 ok');
  };
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  send('220 ready');
}

export async function startSmtpDouble(): Promise<SmtpDouble> {
  const state = { received: [], refused: new Set<string>(), silent: new Set<string>() };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, state);
  });
  const base = await listenHere(server);
  return {
    ...state,
    url: base.replace('http:', 'smtp:'),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
