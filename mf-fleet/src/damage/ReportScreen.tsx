import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { DAMAGE_DOCKED, DAMAGE_REPORTED } from '@fleetwatch/contract/damages/messages';
import type { DamageFields } from '@fleetwatch/contract/damages/wire';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { StateView } from '@fleetwatch/kit/ui/feedback/StateView';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { FormButtons } from '../captainslog/formButtons.ts';
import { useReportDamageMutation } from './damageApi.ts';
import { DamageFieldsForm, EMPTY_DAMAGE } from './DamageFieldsForm.tsx';

const Narrow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  max-width: 40rem;
`;

/** /reportdamage/{boat}, after an outing with ?sortie=: what is wrong with a boat (rule damage.report). */
export function ReportScreen() {
  const { bus_id: boatId = '' } = useParams();
  const query = useAllBoatsQuery();
  const boat = query.data?.find(({ _id }) => _id === boatId);
  return (
    <Screen title="Report damage" {...screenStatus(query)}>
      {boat ? <Report boat={boat} /> : <StateView state="empty">This boat is not in the fleet.</StateView>}
    </Screen>
  );
}

function Report({ boat }: { boat: Boat }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const sortie = params.get('sortie');
  const [draft, setDraft, dropDraft] = useDraft(`damage:${boat._id}`, EMPTY_DAMAGE);
  const [report, { isLoading, error }] = useReportDamageMutation();
  const leave = () => void navigate(sortie === null ? `/captainslog/${boat._id}` : '/actions');
  const send = async (fields: DamageFields) => {
    if (isLoading) return;
    const answer = await report({ ...fields, boat: boat._id, sortie });
    if (answer.error) return;
    dropDraft();
    const text = fields.severity === 'unfit' ? DAMAGE_DOCKED : DAMAGE_REPORTED;
    dispatch(toastShown({ text, tone: 'success' }));
    leave();
  };
  return (
    <Narrow>
      {boat.damage && <Notice tone="amber">Reported already: {boat.damage.text}</Notice>}
      <Card title={boat.name}>
        <DamageFieldsForm
          label="Report damage"
          draft={draft}
          onDraft={setDraft}
          seats={seatsOfPayload(boat.grouppayload)}
          error={error ? failureOf(error).text : undefined}
          onSubmit={(fields) => void send(fields)}
        >
          <FormButtons>
            <Button onClick={leave}>Cancel</Button>
            <Button tone="primary" type="submit" isBusy={isLoading}>
              Report
            </Button>
          </FormButtons>
        </DamageFieldsForm>
      </Card>
    </Narrow>
  );
}
