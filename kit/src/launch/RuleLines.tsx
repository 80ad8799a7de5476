import styled from 'styled-components';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { Notice, type NoticeTone } from '../ui/feedback/Notice.tsx';

const TONES: Readonly<Record<RuleAnswer['level'], NoticeTone>> = {
  block: 'red',
  warn: 'amber',
  info: 'water',
};

export const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
`;

/** A line for each answer of the rules. */
export function RuleLines({ answers }: { answers: readonly RuleAnswer[] }) {
  return answers.map(({ code, subjectIds, level, text }) => (
    <Notice key={`${code} ${subjectIds.join(' ')}`} tone={TONES[level]}>
      {text}
    </Notice>
  ));
}
