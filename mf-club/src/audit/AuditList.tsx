import styled from 'styled-components';
import type { AuditEntry } from '@fleetwatch/contract/audit/wire';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { EntryList } from '@fleetwatch/kit/ui/list/listStyle.ts';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { changesOf, subjectText, verbText, actorText } from './auditEntry.ts';
import { changeText, doneByAt, ENTRIES } from './texts.ts';

const Entries = styled(EntryList)`
  > li {
    display: grid;
    gap: var(--s1);
    padding: var(--s3) var(--s4);
    overflow-wrap: anywhere;
  }
`;

/** Audit entries, the latest first: subject, action, changes, member and time. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  const today = useClubQuery().data?.today;
  return (
    <Entries aria-label={ENTRIES}>
      {entries.map((entry) => (
        <li key={entry._id}>
          <p>
            <strong>{subjectText(entry)}</strong>: {verbText(entry.verb)}
          </p>
          {changesOf(entry).map(({ field, before, after }) => (
            <Quiet key={field}>{changeText(field, before, after)}</Quiet>
          ))}
          <Quiet>{doneByAt(actorText(entry), `${dayText(entry.at, today)} ${shortTime(entry.at)}`)}</Quiet>
        </li>
      ))}
    </Entries>
  );
}
