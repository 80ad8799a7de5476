import { useState } from 'react';
import styled from 'styled-components';
import { STAGES } from '@fleetwatch/contract/safety/kinds';
import { decideCall, QUIET_UNTIL_CHANGE, STAGE_TEXTS } from '@fleetwatch/contract/safety/texts';
import { STEP_NOTE_MAX, type SafetySettings } from '@fleetwatch/contract/safety/settings';
import type { Alert } from '@fleetwatch/contract/safety/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { Ashore } from '../board/Ashore.tsx';
import { useAcknowledgeMutation, useAlertStageMutation } from '../data/safetyApi.ts';
import { Call } from '../screen/safetyStyle.ts';
import { useClubTime } from '../screen/useClubTime.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Row } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { AlertLines } from './AlertLines.tsx';
import { Checklist } from './Checklist.tsx';
import { Clothing } from './Clothing.tsx';
import { Reach } from './Reach.tsx';
import { Report } from './Report.tsx';
import { EMERGENCY } from '../texts.ts';
import {
  ACKNOWLEDGE,
  EVERYONE_IS_SAFE,
  IS_QUIET,
  MARK_FORGOTTEN,
  NOT_ACKNOWLEDGED,
  RESOLVE,
  WHAT_HAPPENED,
  acknowledgedBy,
  alertTitle,
  isEveryoneSafe,
  levelSince,
  stageIs,
} from './texts.ts';

interface AlertPanelProps {
  alert: Alert;
  settings: SafetySettings;
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding-top: var(--s4);
  border-top: var(--border) solid var(--line);
  h3 {
    font-size: var(--text-m);
  }
`;

const Calling = styled.div`
  display: grid;
  gap: var(--s2);
`;

/** Watchers' actions for a boat that is past its time (rules safety.alerts, safety.checklist). */
export function AlertPanel({ alert, settings }: AlertPanelProps) {
  const { timeOf } = useClubTime();
  const [acknowledge, acknowledging] = useAcknowledgeMutation();
  const [setStage, staging] = useAlertStageMutation();
  const showOutcome = useResultToast();
  const { level, since, acknowledged, isQuiet = false, stage, bus, recipients } = alert;
  const isPressing = level !== 'late';
  const isAlarm = level === 'alarm';
  const handleAcknowledge = async (isUntilChange: boolean) => {
    if (acknowledging.isLoading) return;
    const body = { id: alert._id, ...(isUntilChange && { isUntilChange }) };
    showOutcome((await acknowledge(body)).error, '');
  };
  const handleStage = async (next: (typeof STAGES)[number]) => {
    if (!staging.isLoading) showOutcome((await setStage({ id: alert._id, stage: next, note: '' })).error, '');
  };
  return (
    <Panel aria-label={alertTitle(bus)}>
      <p>
        {[
          levelSince(level, timeOf(since)),
          acknowledged ? acknowledgedBy(acknowledged.by, timeOf(acknowledged.at)) : NOT_ACKNOWLEDGED,
          isQuiet && IS_QUIET,
          stage !== null && stageIs(stage),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {recipients && <Reach recipients={recipients} />}
      <Row>
        {!acknowledged && (
          <Button
            tone="primary"
            isBusy={acknowledging.isLoading}
            onClick={() => void handleAcknowledge(false)}
          >
            {ACKNOWLEDGE}
          </Button>
        )}
        {!isQuiet && (
          <Button isBusy={acknowledging.isLoading} onClick={() => void handleAcknowledge(true)}>
            {QUIET_UNTIL_CHANGE}
          </Button>
        )}
        {isPressing &&
          STAGES.filter((one) => one !== stage).map((one) => (
            <Button key={one} isBusy={staging.isLoading} onClick={() => void handleStage(one)}>
              {STAGE_TEXTS[one]}
            </Button>
          ))}
        <Ashore boat={alert} label={MARK_FORGOTTEN} />
        <Resolve alert={alert} />
      </Row>
      {isPressing && <Calls settings={settings} hasQuestion={isAlarm && stage !== 'called'} />}
      {isPressing && <Report alert={alert} />}
      {isPressing && <Clothing alert={alert} />}
      {isAlarm && <Checklist alert={alert} />}
      <AlertLines lines={alert.lines} />
    </Panel>
  );
}

/** Numbers to call. A device dials only when one is tapped. */
function Calls({ settings, hasQuestion }: { settings: SafetySettings; hasQuestion: boolean }) {
  const { emergencyNumber, rescue } = settings;
  return (
    <Calling>
      {hasQuestion && <strong>{decideCall(emergencyNumber)}</strong>}
      <Row>
        {[{ name: EMERGENCY, phone: emergencyNumber }, ...rescue].map(({ name, phone }) => (
          <Call key={`${name} ${phone}`} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {name}: {phone}
          </Call>
        ))}
      </Row>
    </Calling>
  );
}

/** Ends an alert with a note that stays in its log. */
function Resolve({ alert }: { alert: Alert }) {
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState('');
  const [send, { isLoading, error, reset }] = useAlertStageMutation();
  const close = () => {
    setIsOpen(false);
    reset();
  };
  const confirm = async () => {
    const answer = await send({ id: alert._id, stage: 'resolved', note: note.trim() });
    if (!answer.error) close();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{RESOLVE}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={isEveryoneSafe(alert.bus)}
        verb={EVERYONE_IS_SAFE}
        isBusy={isLoading}
        error={error ? failureOf(error).text : undefined}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        <TextField
          label={WHAT_HAPPENED}
          value={note}
          onChange={setNote}
          limit={STEP_NOTE_MAX}
          maxLength={STEP_NOTE_MAX}
          autoComplete="off"
        />
      </ConfirmDialog>
    </>
  );
}
