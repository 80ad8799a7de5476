import { useState } from 'react';
import { repliesTo, warnQuestion } from '@fleetwatch/contract/sorties/launchRules';
import type { RuleAnswer, RuleReply } from '@fleetwatch/contract/sorties/wire';

/** A question before a launch. */
export interface LaunchQuestion {
  text: string;
  agree: () => void;
  cancel: () => void;
}

interface Asking {
  question: LaunchQuestion | null;
  /** Counts the launches that were taken back: each begins with a new slider. */
  attempt: number;
  /** Asks about the warnings among answers. A launch that is taken back is never continued. */
  ask: (answers: readonly RuleAnswer[]) => Promise<RuleReply[]>;
}

/** Asks about warnings before a boat leaves (rule launch.rules). */
export function useQuestion(): Asking {
  const [question, setQuestion] = useState<LaunchQuestion | null>(null);
  const [attempt, setAttempt] = useState(0);
  const ask = async (answers: readonly RuleAnswer[]): Promise<RuleReply[]> => {
    const warnings = answers.filter(({ level }) => level === 'warn');
    if (warnings.length > 0)
      await new Promise<void>((resolve) => {
        setQuestion({
          text: warnQuestion(warnings),
          agree: () => {
            setQuestion(null);
            resolve();
          },
          cancel: () => {
            setQuestion(null);
            setAttempt((before) => before + 1);
          },
        });
      });
    return repliesTo(warnings);
  };
  return { question, attempt, ask };
}
