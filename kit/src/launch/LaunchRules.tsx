import styled from 'styled-components';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { Notice, type NoticeTone } from '../ui/feedback/Notice.tsx';
import { SupervisorField } from './SupervisorField.tsx';
import type { LaunchFlow } from './useLaunch.ts';
import { BEFORE_YOU_LAUNCH } from './texts.ts';

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

/** One line for each finding. */
export function RuleLines({ answers }: { answers: readonly RuleAnswer[] }) {
  return answers.map(({ code, subjectIds, level, text }) => (
    <Notice key={`${code} ${subjectIds.join(' ')}`} tone={TONES[level]}>
      {text}
    </Notice>
  ));
}

export interface LaunchRulesProps {
  flow: Pick<LaunchFlow, 'results' | 'needsSupervisor' | 'supervision' | 'setSupervision'>;
  /** Ids of those aboard, who cannot supervise themselves. */
  aboard: readonly string[];
}

/**
 * The rules' findings about a launch, at the top of its form, and the supervisor of minors (rules launch.rules,
 * clearance.supervision).
 */
export function LaunchRules({ flow, aboard }: LaunchRulesProps) {
  const { results, needsSupervisor, supervision, setSupervision } = flow;
  return (
    <>
      {results.length > 0 && (
        <Lines role="group" aria-label={BEFORE_YOU_LAUNCH}>
          <RuleLines answers={results} />
        </Lines>
      )}
      {needsSupervisor && <SupervisorField aboard={aboard} value={supervision} onChange={setSupervision} />}
    </>
  );
}
