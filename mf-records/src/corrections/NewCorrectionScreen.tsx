import { useParams } from 'react-router-dom';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { useCorrectableQuery } from '../data/correctionsApi.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { REQUEST_A_CORRECTION } from '../texts.ts';
import { MISSING_SORTIE, NOT_IN_LOG, sortieTitle } from './texts.ts';

/** /corrections/new and /corrections/new/{sortie}: requests a missing outing, or a change of one (rule correction.request). */
export function NewCorrectionScreen() {
  const { sortie_id: sortieId = null } = useParams();
  return sortieId === null ? (
    <MissingOuting />
  ) : (
    <Screen title={REQUEST_A_CORRECTION} status="ready">
      <OfSortie key={sortieId} sortieId={sortieId} />
    </Screen>
  );
}

/** Its age is that of the boats to choose from. */
function MissingOuting() {
  const { fulfilledTimeStamp } = useAllBoatsQuery();
  return (
    <Screen title={MISSING_SORTIE} status="ready" updatedAt={fulfilledTimeStamp}>
      <Card title={NOT_IN_LOG}>
        <CorrectionForm sortieId={null} known={null} onChanged={() => {}} />
      </Card>
    </Screen>
  );
}

function OfSortie({ sortieId }: { sortieId: string }) {
  const query = useCorrectableQuery(sortieId, { refetchOnMountOrArgChange: true });
  return (
    <QueryResult query={query} isEmpty={() => false} emptyText="">
      {(known) => (
        <Card title={sortieTitle(known.results.bus, known.results.launch)}>
          <CorrectionForm
            // For a changed outing the form starts with its current values, and keeps the entries.
            key={known.rev}
            sortieId={sortieId}
            known={known}
            onChanged={() => void query.refetch()}
          />
        </Card>
      )}
    </QueryResult>
  );
}
