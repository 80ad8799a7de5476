import { useParams } from 'react-router-dom';
import type { UnlandedOuting } from '@fleetwatch/contract/lateLandings/wire';
import { distanceInWords } from '@fleetwatch/contract/sorties/distanceText';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { LateLandingForm } from './LateLandingForm.tsx';
import { useCreditLateMutation, useForgottenQuery } from './lateLandingApi.ts';
import {
  COUNT_IT,
  CREW_ENTERS_DISTANCE,
  FORGOTTEN_LANDING,
  IT_COUNTS,
  REVIEW_REQUEST,
  landedLate,
  landedText,
  launchedAt,
  leftText,
} from './texts.ts';

/** /forgotten/{sortie}: reports on a boat that was not landed, in one step (rule forgotten.answer). */
export function LateLandingScreen() {
  const { sortie_id: sortie = '' } = useParams();
  const query = useForgottenQuery(sortie);
  return (
    <Screen title={FORGOTTEN_LANDING}>
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(outing) => <Outing key={outing.sortie._id} outing={outing} />}
      </QueryResult>
    </Screen>
  );
}

function Outing({ outing }: { outing: UnlandedOuting }) {
  const { sortie, crew, left, mayLand } = outing;
  return (
    <Card title={launchedAt(sortie.bus, sortie.launch)}>
      <p>{[sortie.user, ...crew].join(', ')}</p>
      {left && <p>{leftText(left.by, left.as, left.at)}</p>}
      {sortie.land === null ? <NotLanded outing={outing} mayLand={mayLand} /> : <Landed outing={outing} />}
    </Card>
  );
}

function NotLanded({ outing, mayLand }: { outing: UnlandedOuting; mayLand: boolean }) {
  if (mayLand) return <LateLandingForm outing={outing} />;
  return <Notice tone="water">{CREW_ENTERS_DISTANCE}</Notice>;
}

function Landed({ outing: { sortie, asked, request, mayCredit } }: { outing: UnlandedOuting }) {
  const unit = useUnit();
  const [credit, { isLoading, error }] = useCreditLateMutation();
  return (
    <>
      <p>{landedText(sortie.land ?? '', distanceInWords(sortie.miles, unit), sortie.description)}</p>
      {sortie.late ? <Notice tone="amber">{landedLate(asked?.by)}</Notice> : <p>{IT_COUNTS}</p>}
      <div role="alert">{error ? <Notice tone="red">{failureOf(error).text}</Notice> : null}</div>
      {request !== null && !mayCredit && (
        <ButtonLink to={`/corrections?tab=queue&open=${request}`}>{REVIEW_REQUEST}</ButtonLink>
      )}
      {mayCredit && (
        <Button tone="primary" isBusy={isLoading} onClick={() => void credit(sortie._id)}>
          {COUNT_IT}
        </Button>
      )}
    </>
  );
}
