import { useParams } from 'react-router-dom';
import { datePart, shortTime } from '@fleetwatch/contract/time/localText';
import type { UnlandedOuting } from '@fleetwatch/contract/lateLandings/wire';
import { formatDistance } from '@fleetwatch/contract/sorties/distanceText';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { HowFarForm } from './HowFarForm.tsx';
import { useCreditLateMutation, useForgottenQuery } from './lateLandingApi.ts';

const LEFT_TEXTS = {
  rack: 'found it on its rack',
  never: 'said that it never went out',
  taken: 'took it out again',
} as const;

/** 'May 1, 06:12' */
const dayAndTime = (text: string): string => `${dayText(datePart(text))}, ${shortTime(text)}`;

/** /forgotten/{sortie}: the answer about a boat that nobody landed, in one step (rule forgotten.answer). */
export function LateLandingScreen() {
  const { sortie_id: sortie = '' } = useParams();
  const query = useForgottenQuery(sortie);
  return (
    <Screen title="Forgotten landing">
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(outing) => <Outing key={outing.sortie._id} outing={outing} />}
      </QueryResult>
    </Screen>
  );
}

function Outing({ outing }: { outing: UnlandedOuting }) {
  const { sortie, crew, left, mayLand } = outing;
  return (
    <Card title={`${sortie.bus}, launched ${dayAndTime(sortie.launch)}`}>
      <p>{[sortie.user, ...crew].join(', ')}</p>
      {left && (
        <p>
          {left.by} {LEFT_TEXTS[left.as]} on {dayAndTime(left.at)}.
        </p>
      )}
      {sortie.land === null ? <NotLanded outing={outing} mayLand={mayLand} /> : <Landed outing={outing} />}
    </Card>
  );
}

function NotLanded({ outing, mayLand }: { outing: UnlandedOuting; mayLand: boolean }) {
  if (mayLand) return <HowFarForm outing={outing} />;
  return <Notice tone="water">Its crew and coaches say how far it was.</Notice>;
}

function Landed({ outing: { sortie, asked, request, mayCredit } }: { outing: UnlandedOuting }) {
  const unit = useUnit();
  const [credit, { isLoading, error }] = useCreditLateMutation();
  return (
    <>
      <p>
        Landed {dayAndTime(sortie.land ?? '')},{' '}
        {unit === 'mi' ? `${formatMiles(sortie.miles)} miles` : formatDistance(sortie.miles, unit)}
        {sortie.description && `, ${sortie.description}`}.
      </p>
      {sortie.late ? (
        <Notice tone="amber">
          It was landed after its day and does not count yet.
          {asked && ` ${asked.by} has asked for it to count.`}
        </Notice>
      ) : (
        <p>It counts.</p>
      )}
      <div role="alert">{error ? <Notice tone="red">{failureOf(error).text}</Notice> : null}</div>
      {request !== null && !mayCredit && (
        <ButtonLink to={`/corrections?tab=queue&open=${request}`}>Decide on it</ButtonLink>
      )}
      {mayCredit && (
        <Button tone="primary" isBusy={isLoading} onClick={() => void credit(sortie._id)}>
          Count it
        </Button>
      )}
    </>
  );
}
