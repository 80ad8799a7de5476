import type { ReactNode } from 'react';
import styled from 'styled-components';
import { REASON_MAX } from '@fleetwatch/contract/sorties/limits';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { LaunchRules, Lines, RuleLines, type LaunchRulesProps } from './LaunchRules.tsx';
import type { LaunchFlow } from './useLaunch.ts';
import { BEFORE_YOU_LAUNCH, REASON_HINT, REASON_LABEL, WHAT_STOPS_THE_LAUNCH } from './texts.ts';

/* Leaves room for the form on a phone. */
const Stops = styled(Lines)`
  overflow-y: auto;
  max-height: 30vh;
  max-height: 30dvh;
`;

/** The reasons against a launch, and the field for an override's reason. */
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
  /** Verb of the confirmation of warnings: 'Launch Crew' */
  verb: string;
  /** The launching control, such as a slider; disable it while the flow is not ready. */
  children: ReactNode;
}

/**
 * The confirming part of a launch: the blocks replace its control, or appear above it with the field for an override's reason.
 * Also asks about warnings (rules launch.rules, launch.override).
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

/** The findings about a launch that a dialog confirms: blocks come last, next to the dialog's buttons. */
export function DialogRules({ flow, aboard }: DialogRulesProps) {
  const results = flow.results.filter(({ level }) => level !== 'block');
  return (
    <>
      <LaunchRules flow={{ ...flow, results }} aboard={aboard} />
      <LaunchStops flow={flow} />
    </>
  );
}
