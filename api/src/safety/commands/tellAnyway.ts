import { MemberModel } from '../../members/Member.ts';
import { isNotifying, notify, type News } from '../../notifications/commands/notify.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { runOnce } from '../../scheduler/runOnce.ts';

/** Tells members what concerns safety: by mail alone in a club that does not use notifications. Once for each key. */
export async function tellAnyway(news: News): Promise<void> {
  if (isNotifying()) return notify(news);
  if (news.to.length === 0 || !(await runOnce(`mail ${news.key}`, () => Promise.resolve()))) return;
  // An unconfirmed address may be a stranger's.
  const reached = await MemberModel.find({
    ...{ _id: { $in: [...new Set(news.to)] }, isActive: true, emailConfirmedAt: { $ne: null } },
  })
    .select('email')
    .lean();
  for (const { email } of reached)
    await sendMail({ to: email, subject: news.title, text: `${news.title}\n${news.body}` });
}
