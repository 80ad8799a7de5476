import { mailMembers } from '../../members/commands/mailMembers.ts';
import { isNotifying, notify, type News } from './notify.ts';
import { runOnce } from '../../scheduler/runOnce.ts';

/** Tells members what concerns safety: by mail alone in a club that does not use notifications. Once for each key. */
export async function tellAnyway(news: News): Promise<void> {
  if (isNotifying()) return notify(news);
  if (news.to.length === 0 || !(await runOnce(`mail ${news.key}`, () => Promise.resolve()))) return;
  await mailMembers(news.to, news.title, `${news.title}\n${news.body}`);
}
