import styled from 'styled-components';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import type { OtherChange } from './boatEdit.ts';

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

function sentenceOf({ label, now, isClash }: OtherChange): string {
  const what = now === '' ? `${label} is now empty.` : `${label}: ${now}`;
  return isClash ? `${what}\nYours below would replace it.` : what;
}

/** Lists what others changed during this edit. The form has taken over those changes, except the conflicting ones. */
export function NewerVersion({ text, changes }: NewerVersionProps) {
  return (
    <div role="alert">
      <Notice tone="amber">
        <p>{text}</p>
        {changes.length > 0 ? (
          <Changes>
            {changes.map((change) => (
              <li key={change.label}>{sentenceOf(change)}</li>
            ))}
          </Changes>
        ) : null}
        <p>Please look at your changes again before you upload them.</p>
      </Notice>
    </div>
  );
}
