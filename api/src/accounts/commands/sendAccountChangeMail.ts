import {
  accountChangedSubject,
  accountChangedText,
  type AccountChange,
} from '@fleetwatch/contract/accounts/messages';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import type { MemberRecord } from '../../members/Member.ts';
import { currentClub, runInClub } from '../../platform/club/clubScope.ts';
import { mailLater, sendMail } from '../../platform/mail/mail.ts';

/**
 * Tells a member by mail, after the answer, what of their account was changed, so that a change they did not make is noticed
 * (OWASP ASVS 6.3.7). The address is the one from before the change; one
 * that nobody has confirmed may be a stranger's, and is told nothing.
 */
export function sendAccountChangeMail(
  { name, email, emailConfirmedAt }: MemberRecord,
  what: AccountChange,
): void {
  if (!emailConfirmedAt) return;
  const scope = currentClub();
  mailLater(() =>
    runInClub(scope, async () => {
      const club = await currentClubRecord();
      await sendMail({
        to: email,
        subject: accountChangedSubject(club.name, what),
        text: accountChangedText(name, club.name, what),
      });
    }),
  );
}
