import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import PQueue from 'p-queue';
import { describeError, log } from '../logging/log.ts';
import { runtime } from '../config/runtime.ts';

export interface Mail {
  /** A single address. */
  to: string;
  subject: string;
  text: string;
  /** Message id, of which a mailbox keeps one mail; without an id, each mail is new. */
  id?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

const SMTP_TIMEOUT_MS = 20_000;
/** Maximum number of mails sent at once, and of waiting ones: a flood of mails must not exhaust the memory. */
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

/** Returns the folder of mails that are written instead of sent. */
export const outboxFolder = (): string => join(runtime().dataDir, 'outbox');

/** Writes a mail as a file for mail programs, readable only by the process's user. */
async function writeToOutbox(message: SendMailOptions): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: written } = await transport.sendMail(message);
  const outbox = outboxFolder();
  const instant = runtime().now().toISOString().replaceAll(/[:.]/g, '-');
  const path = join(outbox, `${instant}-${randomUUID()}.eml`);
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  await writeFile(path, Buffer.isBuffer(written) ? written : String(written), { mode: 0o600 });
  // A warning, because the mail is not sent.
  log('warn', { event: 'mail_written', path });
}

/** Days that mails are kept. Older ones are useless: a reset key expires within 20 minutes. */
const MAIL_KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

/** Removes mails older than 14 days from this machine's outbox. Returns their number. */
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

/**
 * Sends a mail over SMTP if configured, otherwise writes it to the outbox in the data folder. Throws on
 * failure.
 */
export async function sendMail({ id, ...mail }: Mail): Promise<void> {
  const { smtpUrl, mailFrom } = runtime();
  const host = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'localhost';
  const message: SendMailOptions = {
    ...mail,
    ...(id !== undefined && { messageId: `<${id}@${host}>` }),
    from: mailFrom,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  await (smtpUrl === null ? writeToOutbox(message) : sendBySmtp(smtpUrl, message));
}

/** Whether a mail server refused the address permanently, rather than the mail temporarily. */
export const isMailboxRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/**
 * Runs work that ends in a mail after the answer, so that the answer's duration reveals nothing. Logs
 * failures, and work dropped because the queue is full. The work runs in the club of its caller.
 */
export function runInBackground(work: () => Promise<void>): void {
  const failed = (error: unknown): void => {
    log('error', { event: 'mail_failed', ...describeError(error) });
  };
  if (queue.size >= WAITING_MAX) {
    failed(new RangeError('Too much mail is waiting.'));
    return;
  }
  // The queue would run it in the async context of the previous task.
  const inOwnContext = AsyncLocalStorage.snapshot();
  queue.add(() => inOwnContext(work)).catch(failed);
}

/** Number of mails being sent and waiting. */
export const mailsWaiting = (): number => queue.size + queue.pending;

/** Resolves once no mail is being sent. */
export async function mailSettled(): Promise<void> {
  await queue.onIdle();
}
