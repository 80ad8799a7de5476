import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { outboxFolder } from '../platform/mail/mail.ts';
import { isFileError } from '../platform/storage/isFileError.ts';

/** A mail written to a file because SMTP is not configured. */
export interface OutboxMail {
  path: string;
  text: string;
}

const isAddressedTo = (text: string, email: string): boolean => {
  const [headers = ''] = text.split(/\r?\n\r?\n/);
  return headers.toLowerCase().includes(email.toLowerCase());
};

/** Returns the mails in the outbox folder for an address. */
export async function mailsTo(email: string): Promise<OutboxMail[]> {
  await workSettled();
  const names = await readdir(outboxFolder()).catch((error: unknown) => {
    if (isFileError(error, 'ENOENT')) return [];
    throw error;
  });
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => {
        const path = join(outboxFolder(), name);
        return { path, text: await readFile(path, 'utf8') };
      }),
  );
  return email === '' ? [] : mails.filter(({ text }) => isAddressedTo(text, email));
}

export async function removeMailsTo(email: string): Promise<void> {
  for (const { path } of await mailsTo(email)) await rm(path, { force: true });
}
