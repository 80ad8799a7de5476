import { useState } from 'react';

/** A question that is open, and the way to answer it. */
export interface OpenQuestion {
  text: string;
  /** What the affirmative button does: 'Log 5.5 miles'; '' where the dialog knows. */
  verb: string;
  answer: (isYes: boolean) => void;
}

/** Asks the member something in the middle of an action: `if (await ask(text, verb)) …`; `question` is for the dialog. */
export function useQuestion(): {
  question: OpenQuestion | null;
  ask: (text: string, verb?: string) => Promise<boolean>;
} {
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  const ask = (text: string, verb = ''): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isYes: boolean): void => {
        setQuestion(null);
        resolve(isYes);
      };
      setQuestion({ text, verb, answer });
    });
  return { question, ask };
}
