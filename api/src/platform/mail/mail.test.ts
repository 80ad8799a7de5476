import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { runInBackground, mailSettled, sendMail } from './mail.ts';
import { startRuntime } from '../config/runtime.ts';

/** Starts a minimal SMTP server that records the mails it receives. */
function startSmtpDouble(isRefusing = false): Promise<{ server: Server; url: string; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    let pending = '';
    socket.write('220 double\r\n');
    socket.on('data', (chunk: Buffer) => {
      pending += chunk.toString();
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        received.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        if (isData) socket.write('354 go on\r\n');
        else if (line.startsWith('RCPT') && isRefusing) socket.write('550 no such box\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({ server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received });
    });
  });
}

const logged: Record<string, unknown>[] = [];
function start(smtpUrl: string | undefined): void {
  logged.length = 0;
  startRuntime({
    mongodbUri: '',
    secret: 's'.repeat(32),
    basePath: '',
    isProduction: false,
    smtpUrl,
    mailFrom: 'Otter Creek <boats@otter.example>',
    log: (entry) => logged.push(entry),
  });
}
const mail = { to: 'kim@example.org', subject: 'Flat water', text: 'Come down.\n' };

test('sends mail by SMTP when it is configured, and writes no file', async () => {
  const { server, url, received } = await startSmtpDouble();
  start(url);
  await sendMail({
    ...mail,
    attachments: [{ filename: 'a.txt', content: Buffer.from('attached'), contentType: 'text/plain' }],
  });
  server.close();
  const all = received.join('\n');
  expect(all).toContain('MAIL FROM:<boats@otter.example>');
  expect(all).toContain('RCPT TO:<kim@example.org>');
  expect(all).toContain('Subject: Flat water');
  expect(all).toContain('filename=a.txt');
  expect(logged).toEqual([]);
});

test('logs mail that cannot be sent without its address, and sends later mails', async () => {
  const { server, url } = await startSmtpDouble(true);
  start(url);
  let isNextDone = false;
  runInBackground(() => sendMail(mail));
  runInBackground(async () => {
    isNextDone = true;
  });
  await mailSettled();
  server.close();
  expect(isNextDone).toBe(true);
  expect(logged).toEqual([expect.objectContaining({ event: 'mail_failed', level: 'error' })]);
  expect(JSON.stringify(logged)).not.toContain('kim@example.org');
});
