import {
  accountChangedSubject,
  accountChangedText,
  type AccountChange,
} from '@fleetwatch/contract/accounts/texts';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import type { MemberRecord } from '../../members/Member.ts';
import { runInBackground, sendMail } from '../../platform/mail/mail.ts';

/**
 * Mails a member, after the answer, which part of their account was changed, so that they notice a change
 * they did not make (OWASP ASVS 6.3.7). The mail is sent to the previous address. An unconfirmed address may
 * be a stranger's and receives no mail.
 */
export function sendAccountChangeMail(
  { name, email, emailConfirmedAt }: MemberRecord,
  what: AccountChange,
): void {
  if (!emailConfirmedAt) return;
  runInBackground(async () => {
    const club = await currentClubRecord();
    await sendMail({
      to: email,
      subject: accountChangedSubject(club.name, what),
      text: accountChangedText(name, club.name, what),
    });
  });
}
