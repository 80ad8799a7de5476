import { Lines, RuleLines } from './RuleLines.tsx';
import { SupervisorField } from './SupervisorField.tsx';
import type { LaunchFlow } from './useLaunch.ts';

interface LaunchRulesProps {
  flow: Pick<LaunchFlow, 'results' | 'needsSupervisor' | 'supervision' | 'setSupervision'>;
  /** Ids of those aboard, who cannot supervise themselves. */
  aboard: readonly string[];
}

/** What the rules say of a launch, at the top of its form, and who supervises minors (rules launch.rules, clearance.supervision). */
export function LaunchRules({ flow, aboard }: LaunchRulesProps) {
  const { results, needsSupervisor, supervision, setSupervision } = flow;
  return (
    <>
      {results.length > 0 && (
        <Lines role="group" aria-label="Before you launch">
          <RuleLines answers={results} />
        </Lines>
      )}
      {needsSupervisor && <SupervisorField aboard={aboard} value={supervision} onChange={setSupervision} />}
    </>
  );
}
