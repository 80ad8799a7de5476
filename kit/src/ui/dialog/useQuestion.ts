import { useState } from 'react';

/** An open question, and the function that answers it. */
export interface OpenQuestion {
  text: string;
  /** Verb on the affirmative button: 'Log 5.5 miles'; '' if the dialog provides it. */
  verb: string;
  answer: (isYes: boolean) => void;
}

/** Asks the member a question in the middle of an action: `if (await ask(text, verb)) …`; `question` is for the dialog. */
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
