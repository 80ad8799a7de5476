import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import PQueue from 'p-queue';
import { describeError, log } from '../logging/log.ts';
import { runtime } from '../config/runtime.ts';

export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

const SMTP_TIMEOUT_MS = 20_000;
/** Mails being written or sent at once, and waiting; a flood of them must not grow the process. */
const AT_ONCE = 2;
const WAITING_MAX = 500;

const queue = new PQueue({ concurrency: AT_ONCE });

async function sendBySmtp(smtpUrl: string, message: SendMailOptions): Promise<void> {
  const timeouts = { connectionTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.sendMail(message);
  } finally {
    transport.close();
  }
}

/** Where mails lie that nothing sends on. */
export const outboxFolder = (): string => join(runtime().dataDir, 'outbox');

/** As a mail program would read it, in a file that only this system's user may read. */
async function writeToOutbox(message: SendMailOptions): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: written } = await transport.sendMail(message);
  const outbox = outboxFolder();
  const instant = runtime().now().toISOString().replaceAll(/[:.]/g, '-');
  const path = join(outbox, `${instant}-${randomUUID()}.eml`);
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  await writeFile(path, Buffer.isBuffer(written) ? written : String(written), { mode: 0o600 });
  // A warning: nothing sends it on.
  log('warn', { event: 'mail_written', path });
}

/** A mail that nobody has fetched by then is of no use: a reset key is good for twenty minutes. */
const MAIL_KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

/** Removes mails that have lain in this machine's outbox for a fortnight; answers how many. */
export async function forgetMails(): Promise<number> {
  const before = runtime().now().getTime() - MAIL_KEPT_DAYS * DAY_MS;
  let removed = 0;
  for (const name of existsSync(outboxFolder()) ? await readdir(outboxFolder()) : []) {
    const path = join(outboxFolder(), name);
    if (!name.endsWith('.eml') || (await stat(path)).mtimeMs >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** Sends by SMTP where that is configured, else writes to the outbox in the data folder. Throws when that fails. */
export async function sendMail(mail: Mail): Promise<void> {
  const { smtpUrl, mailFrom } = runtime();
  const message: SendMailOptions = {
    ...mail,
    from: mailFrom,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  await (smtpUrl === null ? writeToOutbox(message) : sendBySmtp(smtpUrl, message));
}

/**
 * Does work that ends in a mail after the answer, so that nobody learns from the clock what it found. A failure is
 * logged; so is work that there is no room for.
 */
export function mailLater(work: () => Promise<void>): void {
  const failed = (error: unknown): void => {
    log('error', { event: 'mail_failed', ...describeError(error) });
  };
  if (queue.size >= WAITING_MAX) {
    failed(new RangeError('Too much mail is waiting.'));
    return;
  }
  queue.add(work).catch(failed);
}

/** Mails that are sent, and those that wait for it. */
export const mailsWaiting = (): number => queue.size + queue.pending;

/** Resolves when no mail is being written or sent. */
export async function mailSettled(): Promise<void> {
  await queue.onIdle();
}
