import styled from 'styled-components';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import type { OtherChange } from './boatEdit.ts';
import { REVIEW_CHANGES, otherChangeText } from './texts.ts';

interface NewerVersionProps {
  /** The server's refusal. */
  text: string;
  changes: readonly OtherChange[];
}

const Changes = styled.ul`
  display: grid;
  gap: var(--s1);
  margin-top: var(--s2);
  padding-left: var(--s4);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Lists what others changed during this edit. The form has taken over those changes, except the conflicting ones. */
export function NewerVersion({ text, changes }: NewerVersionProps) {
  return (
    <div role="alert">
      <Notice tone="amber">
        <p>{text}</p>
        {changes.length > 0 ? (
          <Changes>
            {changes.map(({ label, now, isClash }) => (
              <li key={label}>{otherChangeText(label, now, isClash)}</li>
            ))}
          </Changes>
        ) : null}
        <p>{REVIEW_CHANGES}</p>
      </Notice>
    </div>
  );
}
