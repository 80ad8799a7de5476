import type { ReactNode } from 'react';
import styled from 'styled-components';
import { REASON_MAX } from '@fleetwatch/contract/sorties/limits';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { LaunchRules, Lines, RuleLines, type LaunchRulesProps } from './LaunchRules.tsx';
import type { LaunchFlow } from './useLaunch.ts';
import { BEFORE_YOU_LAUNCH, REASON_HINT, REASON_LABEL, WHAT_STOPS_THE_LAUNCH } from './texts.ts';

/* Leaves a phone room for the form. */
const Stops = styled(Lines)`
  overflow-y: auto;
  max-height: 30vh;
  max-height: 30dvh;
`;

/** What stops a launch, and the field for the reason of who may override it. */
function LaunchStops({ flow: { stops, reason } }: { flow: Pick<LaunchFlow, 'stops' | 'reason'> }) {
  return (
    <>
      {stops.length > 0 && (
        <Stops role="alert" aria-label={WHAT_STOPS_THE_LAUNCH}>
          <RuleLines answers={stops} />
        </Stops>
      )}
      {reason && (
        <TextField
          label={REASON_LABEL}
          hint={REASON_HINT}
          value={reason.text}
          onChange={reason.onChange}
          limit={REASON_MAX}
          autoComplete="off"
        />
      )}
    </>
  );
}

interface LaunchGateProps {
  flow: Pick<LaunchFlow, 'stops' | 'isStopped' | 'reason' | 'question'>;
  /** Of the question about warnings: 'Launch Crew' */
  verb: string;
  /** What launches, such as a slider; disable it while the flow is not ready. */
  children: ReactNode;
}

/**
 * What stops a launch, where it is confirmed: in place of its control, or above it with the field for the reason of who may
 * override it. Asks about warnings, too (rules launch.rules, launch.override).
 */
export function LaunchGate({ flow, verb, children }: LaunchGateProps) {
  const { isStopped, question } = flow;
  return (
    <>
      <LaunchStops flow={flow} />
      {isStopped ? null : children}
      <ConfirmDialog
        isOpen={question !== null}
        title={BEFORE_YOU_LAUNCH}
        verb={verb}
        onConfirm={() => question?.answer(true)}
        onCancel={() => question?.answer(false)}
      >
        {question?.text}
      </ConfirmDialog>
    </>
  );
}

interface DialogRulesProps extends LaunchRulesProps {
  flow: LaunchRulesProps['flow'] & Pick<LaunchFlow, 'stops' | 'reason'>;
}

/** What the rules say of a launch that a dialog confirms: what stops it comes last, next to the dialog's buttons. */
export function DialogRules({ flow, aboard }: DialogRulesProps) {
  const results = flow.results.filter(({ level }) => level !== 'block');
  return (
    <>
      <LaunchRules flow={{ ...flow, results }} aboard={aboard} />
      <LaunchStops flow={flow} />
    </>
  );
}
