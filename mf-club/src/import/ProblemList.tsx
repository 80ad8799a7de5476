import type { ImportProblem } from '@fleetwatch/contract/import/wire';
import { Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { FirstOf } from './FirstOf.tsx';
import { EntryList } from './importStyle.ts';
import { entryText, moreInFile, problemPlace, problemText } from './texts.ts';

export interface ProblemListProps {
  title: string;
  /** The first entries. */
  problems: readonly ImportProblem[];
  count: number;
}

/** Entries that an import leaves out or changes, as they are written in the file (rule moving.report). */
export function ProblemList({ title, problems, count }: ProblemListProps) {
  if (count === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <FirstOf items={problems} what={title}>
        {(shown) => (
          <EntryList aria-label={title}>
            {shown.map((problem, at) => (
              <li key={at}>
                <div>
                  {problemPlace(problem)}
                  <Quiet>{entryText(problem)}</Quiet>
                </div>
                <span>{problemText(problem)}</span>
              </li>
            ))}
          </EntryList>
        )}
      </FirstOf>
      {problems.length < count && <Quiet>{moreInFile(count - problems.length)}</Quiet>}
    </>
  );
}
