import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/texts';
import { DAMAGE_DOCKED, DAMAGE_REPORTED, DAMAGE_UNCONFIRMED } from '@fleetwatch/contract/damages/texts';
import type { Damage, DamageFields } from '@fleetwatch/contract/damages/wire';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { StateView } from '@fleetwatch/kit/ui/feedback/StateView';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { DamageFieldsForm, draftOf, EMPTY_DAMAGE, type DamageDraft } from './DamageFieldsForm.tsx';
import { photosDue } from '@fleetwatch/kit/store/photoCache';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { sendPhotos } from './photos/sendPhotos.ts';
import { useEditReportMutation, useOwnReportQuery, useReportDamageMutation } from './reportApi.ts';
import { CANCEL, REPORT_DAMAGE } from '../texts.ts';
import { REPORT, SAVE, alreadyReported, seeReservations } from './texts.ts';

const Narrow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  max-width: 40rem;
`;

/**
 * /reportdamage/{boat}: a new damage report (rule damage.report); ?sortie= names the outing, and ?edit= corrects the member's
 * own report (rule damage.own).
 */
export function ReportScreen() {
  const { bus_id: boatId = '' } = useParams();
  const [params] = useSearchParams();
  const edited = params.get('edit');
  const boats = useAllBoatsQuery();
  const own = useOwnReportQuery(edited ?? '', { skip: edited === null });
  const boat = boats.data?.find(({ _id }) => _id === boatId);
  return (
    <Screen
      title={REPORT_DAMAGE}
      {...screenStatus(boats, ...(edited === null ? [] : [{ ...own, data: own.currentData }]))}
    >
      {!boat ? (
        <StateView state="empty">{BOAT_NOT_FOUND}</StateView>
      ) : own.currentData ? (
        <EditReport boat={boat} damage={own.currentData} />
      ) : (
        <NewReport boat={boat} sortie={params.get('sortie')} />
      )}
    </Screen>
  );
}

function NewReport({ boat, sortie }: { boat: Boat; sortie: string | null }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [draft, setDraft, dropDraft] = useDraft(`damage:${boat._id}`, EMPTY_DAMAGE);
  const memberId = useAppSelector(selectMemberId);
  const [report, { isLoading, error }] = useReportDamageMutation();
  const leave = () => void navigate(sortie === null ? `/captainslog/${boat._id}` : '/actions');
  const send = async (fields: DamageFields) => {
    if (isLoading) return;
    const answer = await report({ ...fields, boat: boat._id, sortie });
    if (answer.error) return;
    // The report was sent or is queued; its photos follow.
    await photosDue(memberId, draft.photos);
    void dispatch(sendPhotos());
    dropDraft();
    // A queued report has not been judged by the server yet.
    const sure = fields.severity === 'unfit' ? DAMAGE_DOCKED : DAMAGE_REPORTED;
    const text = answer.data.isUnconfirmed ? DAMAGE_UNCONFIRMED : sure;
    dispatch(toastShown({ text, tone: 'success' }));
    leave();
  };
  return (
    <Narrow>
      {boat.damage && <Notice tone="amber">{alreadyReported(boat.damage.text)}</Notice>}
      <ReservationsLink boat={boat} />
      <ReportCard
        {...{ boat, draft, isLoading, error }}
        verb={REPORT}
        hasPhotos
        onDraft={setDraft}
        onSubmit={(fields) => void send(fields)}
        onCancel={leave}
      />
    </Narrow>
  );
}

/**
 * Links to the reservations for a member who scanned the code on a rack, in a club that uses reservations (rule
 * reservation.calendar).
 */
function ReservationsLink({ boat }: { boat: Boat }) {
  const { data: club } = useClubQuery();
  if (!club?.features?.includes('reservations')) return null;
  return <Link to={`/reservations/boat/${boat._id}`}>{seeReservations(boat.name)}</Link>;
}

function EditReport({ boat, damage }: { boat: Boat; damage: Damage }) {
  const navigate = useNavigate();
  const [draft, setDraft] = useDraft(
    `damage:edit:${damage._id}`,
    draftOf(damage.isUnconfirmed ? { ...damage, severity: 'unfit' } : damage),
  );
  const [edit, { isLoading, error }] = useEditReportMutation();
  const leave = () => void navigate(`/damage/${damage._id}`);
  const send = async (fields: DamageFields) => {
    if (isLoading) return;
    const answer = await edit({ ...fields, damage: damage._id });
    if (!answer.error) leave();
  };
  return (
    <Narrow>
      <ReportCard
        {...{ boat, draft, isLoading, error }}
        verb={SAVE}
        hasPhotos={false}
        onDraft={setDraft}
        onSubmit={(fields) => void send(fields)}
        onCancel={leave}
      />
    </Narrow>
  );
}

interface ReportCardProps {
  boat: Boat;
  draft: DamageDraft;
  onDraft: (draft: DamageDraft) => void;
  verb: string;
  hasPhotos: boolean;
  isLoading: boolean;
  error: unknown;
  onSubmit: (fields: DamageFields) => void;
  onCancel: () => void;
}

function ReportCard({ boat, verb, isLoading, error, onCancel, ...form }: ReportCardProps) {
  return (
    <Card title={boat.name}>
      <DamageFieldsForm
        {...form}
        label={REPORT_DAMAGE}
        seats={seatsOfPayload(boat.grouppayload)}
        error={error ? failureOf(error).text : undefined}
      >
        <FormButtons>
          <Button onClick={onCancel}>{CANCEL}</Button>
          <Button tone="primary" type="submit" isBusy={isLoading}>
            {verb}
          </Button>
        </FormButtons>
      </DamageFieldsForm>
    </Card>
  );
}
