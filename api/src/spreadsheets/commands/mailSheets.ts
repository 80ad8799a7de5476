import { sheetsMailSubject, sheetsMailText } from '@fleetwatch/contract/activity/mailTexts';
import { type MailCsvAnswer } from '@fleetwatch/contract/activity/mailCsv';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { MemberModel, type MemberRecord } from '../../members/Member.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { runHeavyTask, type HeavyTask } from '../../platform/jobs/heavyTask.ts';
import { runInBackground, sendMail } from '../../platform/mail/mail.ts';
import type { Sheet } from '../readSheet.ts';
import type { zipSheets } from '../zipSheets.ts';

const ZIP: HeavyTask<typeof zipSheets> = {
  url: new URL('../zipSheets.ts', import.meta.url),
  name: 'zipSheets',
};

async function mailNow(memberId: string, names: string[], content: Buffer): Promise<void> {
  const member = await MemberModel.findOne({ _id: memberId, isActive: true }).lean<MemberRecord>();
  if (!member) return;
  const [club, day] = [await currentClubRecord(), clubDay()];
  await sendMail({
    to: member.email,
    subject: sheetsMailSubject(club.name, day),
    text: sheetsMailText(member.name, names),
    attachments: [
      {
        filename: `${club.s3folder}-${day}.zip`,
        content,
        contentType: 'application/zip',
      },
    ],
  });
}

/** Mails a zip of spreadsheets to a member's own address, after the answer, once per key. */
export async function mailSheets(
  memberId: string,
  sheets: readonly Sheet[],
  repeat: Repeatable | null,
  left: AbortSignal,
): Promise<MailCsvAnswer> {
  const files = sheets.map(({ fileName }) => fileName);
  const content = Buffer.from(await runHeavyTask(ZIP, [sheets], left));
  let isRepeat = true;
  const answer = await runWrite({
    repeat,
    work: () => {
      isRepeat = false;
      return Promise.resolve({ files });
    },
  });
  if (!isRepeat) runInBackground(() => mailNow(memberId, files, content));
  return answer;
}
