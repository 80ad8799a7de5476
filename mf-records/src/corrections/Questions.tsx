import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';

/** Questionable points of an outing (rule sanity.questions). */
export function Questions({ questions }: { questions: readonly RuleAnswer[] }) {
  if (questions.length === 0) return null;
  return (
    <Notice tone="amber">
      {questions.map(({ code, subjectIds, text }) => (
        <p key={`${code} ${subjectIds.join(' ')} ${text}`}>{text}</p>
      ))}
    </Notice>
  );
}
