import styled from 'styled-components';
import type { AuditEntry } from '@fleetwatch/contract/audit/wire';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { shortDay } from '@fleetwatch/kit/ui/time/shortDay.ts';
import { changesOf, subjectText, verbText, whoText } from './auditTexts.ts';

const Entries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  list-style: none;
  > li {
    display: grid;
    gap: var(--s1);
    padding: var(--s3) var(--s4);
    overflow-wrap: anywhere;
    & + li {
      border-top: var(--border) solid var(--line);
    }
  }
`;

const Quiet = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`;

/** What was done, the latest first: to whom or what, by whom and when, and what it changed. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Entries aria-label="Entries">
      {entries.map((entry) => (
        <li key={entry._id}>
          <p>
            <strong>{subjectText(entry)}</strong>: {verbText(entry.verb)}
          </p>
          {changesOf(entry).map(({ field, before, after }) => (
            <Quiet key={field}>
              {field}: {before === '' ? after : `${before} → ${after}`}
            </Quiet>
          ))}
          <Quiet>
            {whoText(entry)}, {shortDay(entry.at)} {shortTime(entry.at)}
          </Quiet>
        </li>
      ))}
    </Entries>
  );
}
