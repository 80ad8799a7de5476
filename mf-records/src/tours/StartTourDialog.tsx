import { repliesTo } from '@fleetwatch/contract/sorties/launchRules';
import { tourStarted } from '@fleetwatch/contract/tours/messages';
import type { Tour, TourRefusal } from '@fleetwatch/contract/tours/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { useOutcomeToast } from '../screen/useOutcomeToast.ts';
import { useStartTourMutation, useTourCheckQuery } from './toursApi.ts';

interface StartTourDialogProps {
  tour: Tour;
  onClose: () => void;
}

/** Launches the boats that are in, after what the rules say of each (rule tour.start). */
export function StartTourDialog({ tour, onClose }: StartTourDialogProps) {
  const { _id, name, boats } = tour;
  const check = useTourCheckQuery(_id);
  const [start, { isLoading, error, data }] = useStartTourMutation();
  const showOutcome = useOutcomeToast();
  const leaving = boats.filter(({ state }) => state === 'coming');
  const answers = check.currentData?.results ?? [];
  const handleConfirm = async () => {
    if (!check.currentData) return;
    const answer = await start({ id: _id, replies: repliesTo(answers) });
    if (!answer.data || answer.data.refused.length > 0) return;
    showOutcome(undefined, tourStarted(name));
    onClose();
  };
  const refused: readonly TourRefusal[] = data?.refused ?? [];
  return (
    <ConfirmDialog
      isOpen
      title={`${leaving.map(({ busname }) => busname).join(', ')}: leave now?`}
      verb={leaving.length === 1 ? 'Launch 1 boat' : `Launch ${leaving.length} boats`}
      isBusy={isLoading || check.isFetching}
      error={error ? failureOf(error).text : undefined}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <p>Until its end nobody looks for them, and they are not among the boats still out.</p>
      <QueryResult query={check} isEmpty={() => false} emptyText="">
        {({ results }) =>
          results.map(({ code, level, text, subjectIds }) => (
            <Notice key={`${code} ${subjectIds.join()}`} tone={level === 'block' ? 'red' : 'amber'}>
              {text}
            </Notice>
          ))
        }
      </QueryResult>
      <div role="alert">
        {refused.map(({ bus, text }) => (
          <Notice key={bus} tone="red">
            {text}
          </Notice>
        ))}
      </div>
    </ConfirmDialog>
  );
}
