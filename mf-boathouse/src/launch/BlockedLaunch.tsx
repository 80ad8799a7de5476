import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { signInNameRule } from '@fleetwatch/contract/accounts/rules';
import { needsOrHasSupervisor } from '@fleetwatch/contract/clearances/supervision';
import { overridingOffices, repliesTo, warnQuestion } from '@fleetwatch/contract/sorties/launchRules';
import { REASON_MAX, REASON_MIN } from '@fleetwatch/contract/sorties/limits';
import { REASON_LENGTH } from '@fleetwatch/contract/sorties/texts';
import type { AlternativeBoat, RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { isAborted, isOutcomeUnknown, type ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { CredentialForm } from '../credentials/CredentialForm.tsx';
import type { Credentials } from '../credentials/useCredentials.ts';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import {
  APPROVE_LAUNCH,
  ASK_OFFICER_TO_APPROVE,
  BEFORE_YOU_LAUNCH,
  OFFICER_APPROVAL,
  OFFICER_REFUSED,
  REASON_FOR_LAUNCHING_ANYWAY,
  cannotApprove,
  approvalNeeded,
} from './texts.ts';
import type { LaunchTarget } from './useSignedLaunch.ts';
import { useSignedLaunch } from './useSignedLaunch.ts';
import { BACK, launchAnyway } from '../texts.ts';

/** A launch that the rules stopped after its launcher signed in; stored only while this is open. */
export interface LaunchToConfirm {
  target: LaunchTarget;
  /** Name of the boat in refusals. */
  boat: string;
  credentials: Credentials;
  /** The rules' findings, as in POST /auth-launch-check. */
  answers: readonly RuleAnswer[];
  /** The other available boats of its class. */
  boats: readonly AlternativeBoat[];
}

interface BlockedLaunchProps {
  blocked: LaunchToConfirm;
  /** Sends the launch again with additional replies; resolves like the first attempt. */
  onSign: (target: LaunchTarget, boat: string, credentials: Credentials) => Promise<ApiFailure | null>;
  /** Checks the rules again. */
  onRecheck: () => Promise<void>;
  onClose: () => void;
}

/** For a member who may not take this boat but may take another. */
const AlternativeBoatsPart = createPart(
  async () => (await import(/* webpackChunkName: "supervisor" */ './AlternativeBoats.tsx')).AlternativeBoats,
);

/** For minors alone in a boat, which few clubs have. */
const NameSupervisorPart = createPart(
  async () => (await import(/* webpackChunkName: "supervisor" */ './NameSupervisor.tsx')).NameSupervisor,
);

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  > button {
    flex: 1;
  }
`;

const Messages = styled.div`
  display: grid;
  gap: var(--s2);
  &:focus {
    outline: 0;
  }
`;

/**
 * Shows the findings that stopped a launch: a warning is accepted with one tap, a block by an officer who signs in too (rules
 * launch.rules, kiosk.officer).
 */
export function BlockedLaunch({ blocked, onSign, onRecheck, onClose }: BlockedLaunchProps) {
  const { target, boat, credentials, answers, boats } = blocked;
  const launch = useSignedLaunch();
  const [isBusy, setIsBusy] = useState(false);
  const [isApprovalOpen, setIsApprovalOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [reasonError, setReasonError] = useState<string>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const first = useRef<HTMLDivElement>(null);
  // The form that had the focus has disappeared.
  useEffect(() => first.current?.focus(), []);

  const blocks = answers.filter(({ level }) => level === 'block');
  const warnings = answers.filter(({ level }) => level === 'warn');
  const canBeApproved = blocks.every((block) => overridingOffices(block).length > 0);
  const replies = repliesTo(answers);
  const overrides = blocks.map(({ code, subjectIds }) => ({ code, subjectIds, reason: reason.trim() }));
  /** Resolves with the reason of a refusal, in words that distinguish the officer from the launcher. */
  const handleApproval = async (officer: Credentials): Promise<ApiFailure | null> => {
    const failure = await launch(
      { ...target, replies: [...replies, ...overrides], officer },
      boat,
      credentials,
    );
    if (failure?.code === 'credentials_refused') return { ...failure, text: OFFICER_REFUSED };
    const block = blocks.find(({ code, text }) => text === failure?.text || code === failure?.code);
    if (failure && block) return { ...failure, text: cannotApprove(officer.name, block) };
    // The situation has changed: it is shown above, and sent with the next attempt.
    if (failure && !isOutcomeUnknown(failure)) await onRecheck();
    return failure;
  };
  const handleSigned = async (next: LaunchTarget, name = boat) => {
    setIsBusy(true);
    // If the rules still stop it, their new findings are shown instead.
    const failure = await onSign(next, name, credentials);
    setIsBusy(false);
    setRefusal(failure && !isAborted(failure) ? failure.text : null);
  };
  const hasReason = () => {
    const error = reason.trim().length < REASON_MIN ? REASON_LENGTH : undefined;
    setReasonError(error);
    return error === undefined;
  };

  return (
    <Stack>
      <Messages ref={first} tabIndex={-1} role="group" aria-label={BEFORE_YOU_LAUNCH}>
        {blocks.map((block) => (
          <Notice key={`${block.code} ${block.subjectIds.join(' ')}`} tone="red">
            {block.text}
          </Notice>
        ))}
        {warnings.length > 0 && <Notice tone="amber">{warnQuestion(warnings)}</Notice>}
      </Messages>
      {isApprovalOpen && blocks.length > 0 ? (
        <CredentialForm
          label={OFFICER_APPROVAL}
          nameRule={signInNameRule}
          verb={APPROVE_LAUNCH}
          mayGo={hasReason}
          isRefusalFirst
          onSign={handleApproval}
          onCancel={onClose}
        >
          <p>{approvalNeeded(blocks)}</p>
          <TextField
            label={REASON_FOR_LAUNCHING_ANYWAY}
            value={reason}
            onChange={setReason}
            limit={REASON_MAX}
            error={reasonError}
            autoComplete="off"
          />
        </CredentialForm>
      ) : (
        <>
          <div role="alert">{refusal !== null && <Notice tone="red">{refusal}</Notice>}</div>
          {needsOrHasSupervisor(blocks) && (
            <NameSupervisorPart.View
              isBusy={isBusy}
              onNamed={(supervision) => void handleSigned({ ...target, supervision })}
            />
          )}
          <Actions>
            <Button onClick={onClose}>{BACK}</Button>
            {blocks.length === 0 && (
              <Button
                tone="primary"
                isBusy={isBusy}
                onClick={() => void handleSigned({ ...target, replies })}
              >
                {launchAnyway(boat)}
              </Button>
            )}
            {blocks.length > 0 && canBeApproved && (
              <Button onClick={() => setIsApprovalOpen(true)}>{ASK_OFFICER_TO_APPROVE}</Button>
            )}
          </Actions>
          {boats.length > 0 && (
            <AlternativeBoatsPart.View
              boats={boats}
              isBusy={isBusy}
              onTake={({ _id, name }) => void handleSigned({ ...target, bus: _id, replies: [] }, name)}
            />
          )}
        </>
      )}
    </Stack>
  );
}
