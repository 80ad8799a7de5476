import styled from 'styled-components';
import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import { editedBy, shownLines } from '@fleetwatch/contract/boats/log';
import { LOG_EDITS, NO_LOG_ENTRIES, logWas } from './texts.ts';

/* A hanging indent: only an entry's own stamp is in the margin, so a stamp typed into its text is recognizable. */
const Entries = styled.div`
  display: grid;
  gap: var(--s2);
  overflow-wrap: anywhere;
  > p {
    margin: 0;
    padding-left: var(--s4);
    text-indent: calc(-1 * var(--s4));
  }
`;

const Muted = styled.span`
  color: var(--muted);
  font-size: var(--text-s);
`;

const Edits = styled.ul`
  display: grid;
  gap: var(--s1);
  margin: var(--s4) 0 0;
  padding: var(--s2) 0 0;
  border-top: max(1px, var(--border)) solid var(--outline);
  list-style: none;
  color: var(--muted);
  font-size: var(--text-s);
`;

const Nothing = styled.p`
  color: var(--muted);
`;

/** A boat's log: each entry with its editor, and below all editors of the log. */
export function LogEntries({ log, logedits }: Pick<BoatDetail, 'log' | 'logedits'>) {
  const lines = shownLines(log, logedits);
  return (
    <>
      {lines.length === 0 ? (
        <Nothing>{NO_LOG_ENTRIES}</Nothing>
      ) : (
        <Entries>
          {lines.map(({ text, edit }, at) => (
            <p key={at}>
              {text}
              {edit ? <Muted> ({editedBy(edit)})</Muted> : null}
            </p>
          ))}
        </Entries>
      )}
      {logedits.length === 0 ? null : (
        <Edits aria-label={LOG_EDITS}>
          {logedits.map((edit, at) => (
            <li key={at}>{logWas(editedBy(edit))}</li>
          ))}
        </Edits>
      )}
    </>
  );
}
