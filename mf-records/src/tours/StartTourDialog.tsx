import { useState } from 'react';
import type { Supervision } from '@fleetwatch/contract/clearances/kinds';
import { needsOrHasSupervisor } from '@fleetwatch/contract/clearances/supervision';
import { repliesTo } from '@fleetwatch/contract/sorties/launchRules';
import { tourStarted } from '@fleetwatch/contract/tours/texts';
import type { Tour, TourRefusal } from '@fleetwatch/contract/tours/wire';
import { DialogRules } from '@fleetwatch/kit/launch/LaunchGate';
import { useOverride } from '@fleetwatch/kit/launch/useOverride.ts';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';

import { useStartTourMutation, useTourCheckQuery } from './toursApi.ts';
import { CANCEL, START_EFFECT, launchBoats, launchQuestion } from './texts.ts';

interface StartTourDialogProps {
  tour: Tour;
  onClose: () => void;
}

/**
 * Launches the boats that are in, after showing the rules' findings about each: warnings are accepted with it, the supervisor
 * of minors is named, and an officer gives a reason (rules tour.start, clearance.supervision, launch.override).
 */
export function StartTourDialog({ tour, onClose }: StartTourDialogProps) {
  const { _id, name, boats } = tour;
  const [supervision, setSupervision] = useState<Supervision | null>(null);
  const check = useTourCheckQuery({ id: _id, supervisor: supervision?.member });
  const [start, { isLoading, error, data }] = useStartTourMutation();
  const showResult = useResultToast();
  const leaving = boats.filter(({ state }) => state === 'coming');
  const answers = check.data?.results ?? [];
  const {
    refusal,
    replies: overrides,
    ...override
  } = useOverride({ results: answers, canOverride: check.data?.canOverride ?? [] }, leaving.length === 1);
  const needsSupervisor = supervision !== null || needsOrHasSupervisor(answers);
  const handleConfirm = async () => {
    if (!check.currentData) return;
    const replies = [...repliesTo(answers), ...overrides];
    const answer = await start({ id: _id, replies, ...(supervision && { supervision }) });
    if (answer.data?.refused.length === 0) {
      showResult(undefined, tourStarted(name));
      onClose();
      return;
    }
    // The rules' findings may have changed since then.
    void check.refetch();
  };
  const refused: readonly TourRefusal[] = data?.refused ?? [];
  return (
    <Dialog
      isOpen
      title={launchQuestion(leaving.map(({ busname }) => busname))}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{CANCEL}</Button>
          <Button
            tone="primary"
            isBusy={isLoading || check.isFetching}
            disabled={refusal !== null}
            onClick={() => void handleConfirm()}
          >
            {launchBoats(leaving.length)}
          </Button>
        </>
      }
    >
      <Stack $gap="s3">
        <p>{START_EFFECT}</p>
        {/* Findings with another supervisor replace the earlier ones, so that nothing moves until they arrive. */}
        <QueryResult query={{ ...check, currentData: check.data }} isEmpty={() => false} emptyText="">
          {({ results }) => (
            <DialogRules
              flow={{ results, ...override, needsSupervisor, supervision, setSupervision }}
              aboard={leaving.flatMap(({ crew }) => crew.map((person) => person._id))}
            />
          )}
        </QueryResult>
        <div role="alert">
          {error !== undefined && <Notice tone="red">{failureOf(error).text}</Notice>}
          {refused.map(({ bus, text }) => (
            <Notice key={bus} tone="red">
              {text}
            </Notice>
          ))}
        </div>
      </Stack>
    </Dialog>
  );
}
