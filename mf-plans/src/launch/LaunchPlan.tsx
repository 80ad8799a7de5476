import { useState } from 'react';
import styled from 'styled-components';
import {
  SUPERVISION_KINDS,
  SUPERVISION_TEXTS,
  type Supervision,
} from '@fleetwatch/contract/clearances/kinds';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { repliesTo } from '@fleetwatch/contract/sorties/launchRules';
import { REASON_MAX, REASON_MIN } from '@fleetwatch/contract/sorties/limits';
import { REASON_LENGTH } from '@fleetwatch/contract/sorties/messages';
import type { RuleLevel } from '@fleetwatch/contract/sorties/wire';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { textOfFailure } from '@fleetwatch/kit/store/failureMessages';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { SNACKBAR_MS } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import { Notice, type NoticeTone } from '@fleetwatch/kit/ui/feedback/Notice';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { usePlanCheckQuery } from '../data/plansApi.ts';
import { PickMany } from '../form/PickMany.tsx';
import type { Viewer } from '../plans/planRights.ts';
import { LAUNCH_PLAN_MESSAGES } from '../plans/planMessages.ts';
import { LAUNCHED, type Stopped } from '../plans/usePlanActions.ts';
import { planName } from '../plans/planTexts.ts';
import { boatsQuestion, toldAtLaunch } from './launchAnswers.ts';

const TONES: Readonly<Record<RuleLevel, NoticeTone>> = { block: 'red', warn: 'amber', info: 'water' };

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
`;

interface StoppedLaunchProps extends Stopped {
  viewer: Viewer;
}

/**
 * What stops a plan's launch, and how it goes on: who watches minors is named, and who holds the office gives a reason
 * (rules plan.launch, clearance.supervision, launch.override).
 */
export function StoppedLaunch({ plan, viewer, checked, launch, close }: StoppedLaunchProps) {
  const dispatch = useAppDispatch();
  const [supervision, setSupervision] = useState<Supervision | null>(null);
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { data = checked } = usePlanCheckQuery({ id: plan._id, supervisor: supervision?.member });
  const answers = toldAtLaunch(data);
  const blocks = answers.filter(({ level }) => level === 'block');
  const mine = blocks.filter(({ code }) => data.canOverride.includes(code));
  // Of several boats those go that nothing stops; the others are refused by name.
  const isStopped = plan.fleet.length === 1 && mine.length < blocks.length;
  const reasonError = reason.trim().length < REASON_MIN ? REASON_LENGTH : undefined;
  const isReasonNeeded = mine.length > 0 && (plan.fleet.length === 1 || reason !== '');
  const handleLaunch = async () => {
    setIsAsked(true);
    if (isBusy || (isReasonNeeded && reasonError)) return;
    setIsBusy(true);
    const overrides = isReasonNeeded
      ? mine.map(({ code, subjectIds }) => ({ code, subjectIds, reason: reason.trim() }))
      : [];
    try {
      const replies = [...repliesTo(answers), ...overrides];
      if (await launch(plan, { replies, ...(supervision && { supervision }) }))
        dispatch(toastShown({ text: LAUNCHED, tone: 'success', lifetimeMs: SNACKBAR_MS }));
      close();
    } catch (error) {
      setFailure(textOfFailure(error, LAUNCH_PLAN_MESSAGES));
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      title={planName(plan)}
      onClose={close}
      actions={
        <>
          <Button tone="quiet" onClick={close}>
            Cancel
          </Button>
          <Button tone="primary" isBusy={isBusy} disabled={isStopped} onClick={() => void handleLaunch()}>
            Launch boats
          </Button>
        </>
      }
    >
      <Lines>
        <Lines role="group" aria-label="Before you launch">
          {answers.map(({ code, subjectIds, level, text }) => (
            <Notice key={`${code} ${subjectIds.join(' ')}`} tone={TONES[level]}>
              {text}
            </Notice>
          ))}
        </Lines>
        {answers.some(({ ruleId }) => ruleId === 'clearance.supervision') && (
          <NameSupervisor plan={plan} value={supervision} onChange={setSupervision} />
        )}
        {mine.length > 0 && (
          <TextField
            label="Why it is launched nevertheless"
            value={reason}
            onChange={setReason}
            limit={REASON_MAX}
            error={isAsked && isReasonNeeded ? reasonError : undefined}
            autoComplete="off"
          />
        )}
        <p>{boatsQuestion(plan, viewer)}</p>
        <div role="alert">{failure !== null && <Notice tone="red">{failure}</Notice>}</div>
      </Lines>
    </Dialog>
  );
}

interface NameSupervisorProps {
  plan: Plan;
  value: Supervision | null;
  onChange: (supervision: Supervision | null) => void;
}

/** Who watches the minors, and from where. Nobody of the crew does. */
function NameSupervisor({ plan, value, onChange }: NameSupervisorProps) {
  const { data: members = [] } = useMembersQuery();
  const [kind, setKind] = useState<Supervision['kind']>(SUPERVISION_KINDS[0]);
  const chooseKind = (chosen: string) => {
    const next = SUPERVISION_KINDS.find((one) => one === chosen) ?? kind;
    setKind(next);
    if (value) onChange({ ...value, kind: next });
  };
  const others = members.filter(({ _id }) => !plan.crewids.includes(_id));
  return (
    <>
      <RadioGroup
        label="Who supervises"
        options={SUPERVISION_KINDS.map((one) => ({ value: one, label: SUPERVISION_TEXTS[one] }))}
        value={kind}
        onChange={chooseKind}
      />
      <PickMany
        label="Supervisor"
        searchLabel="Search members"
        noneText="Nobody is named yet."
        options={others.map(({ _id, name }) => ({ id: _id, name }))}
        chosen={value ? [value.member] : []}
        onChange={(chosen) => {
          const member = chosen.at(-1);
          onChange(member === undefined ? null : { kind, member });
        }}
      />
    </>
  );
}
