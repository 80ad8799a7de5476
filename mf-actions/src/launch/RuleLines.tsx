import styled from 'styled-components';
import { REASON_MAX } from '@fleetwatch/contract/sorties/limits';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { Notice, type NoticeTone } from '@fleetwatch/kit/ui/feedback/Notice';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';

const TONES: Readonly<Record<RuleAnswer['level'], NoticeTone>> = {
  block: 'red',
  warn: 'amber',
  info: 'water',
};

const Lines = styled.div`
  display: grid;
  gap: var(--s2);
`;

interface RuleLinesProps {
  answers: readonly RuleAnswer[];
  /** Why a block is overridden; absent where nothing may be, or is to be. */
  reason?: { text: string; onChange: (text: string) => void; error?: string | undefined } | undefined;
}

/** What the rules say of the launch, before it is confirmed (rule launch.rules). */
export function RuleLines({ answers, reason }: RuleLinesProps) {
  if (answers.length === 0) return null;
  return (
    <Lines role="group" aria-label="Before you launch">
      {answers.map(({ code, subjectIds, level, text }) => (
        <Notice key={`${code} ${subjectIds.join(' ')}`} tone={TONES[level]}>
          {text}
        </Notice>
      ))}
      {reason && (
        <TextField
          label="Why it is launched nevertheless"
          value={reason.text}
          onChange={reason.onChange}
          limit={REASON_MAX}
          error={reason.error}
          autoComplete="off"
        />
      )}
    </Lines>
  );
}
