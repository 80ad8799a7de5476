import type { ReactNode } from 'react';
import styled from 'styled-components';
import { REASON_MAX } from '@fleetwatch/contract/sorties/limits';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { Lines, RuleLines } from './RuleLines.tsx';
import type { LaunchFlow } from './useLaunch.ts';

interface LaunchGateProps {
  flow: Pick<LaunchFlow, 'stops' | 'isStopped' | 'reason' | 'question'>;
  /** Of the question about warnings: 'Launch Crew' */
  verb: string;
  /** What launches, such as a slider; disable it while the flow is not ready. */
  children: ReactNode;
}

/* Leaves a phone room for the form. */
const Stops = styled(Lines)`
  overflow-y: auto;
  max-height: 30vh;
  max-height: 30dvh;
`;

/**
 * What stops a launch, where it is confirmed: in place of its control, or above it with the field for the reason of who may
 * override it. Asks about warnings, too (rules launch.rules, launch.override).
 */
export function LaunchGate({ flow, verb, children }: LaunchGateProps) {
  const { stops, isStopped, reason, question } = flow;
  return (
    <>
      {stops.length > 0 && (
        <Stops role="alert" aria-label="What stops the launch">
          <RuleLines answers={stops} />
        </Stops>
      )}
      {reason && (
        <TextField
          label="Why it is launched nevertheless"
          hint="At least 3 characters. Officers see it."
          value={reason.text}
          onChange={reason.onChange}
          limit={REASON_MAX}
          autoComplete="off"
        />
      )}
      {isStopped ? null : children}
      <ConfirmDialog
        isOpen={question !== null}
        title="Before you launch"
        verb={verb}
        onConfirm={() => question?.agree()}
        onCancel={() => question?.cancel()}
      >
        {question?.text}
      </ConfirmDialog>
    </>
  );
}
