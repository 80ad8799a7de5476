import { useState } from 'react';
import type { Damage } from '@fleetwatch/contract/damages/wire';
import { SEATS_MAX } from '@fleetwatch/contract/damages/limits';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { FormButtons } from '../captainslog/formButtons.ts';
import { useTellOutcome } from '../screen/useTellOutcome.ts';
import { useEditDamageMutation, useWithdrawDamageMutation } from './damageApi.ts';
import { DamageFieldsForm, draftOf } from './DamageFieldsForm.tsx';

interface OwnReportProps {
  damage: Damage;
  onDone: () => void;
}

/** The form in which a reporter corrects their report (rule damage.own). */
export function OwnReport({ damage, onDone }: OwnReportProps) {
  const [draft, setDraft] = useState(draftOf(damage));
  const boat = useAllBoatsQuery().data?.find(({ _id }) => _id === damage.boat);
  const [edit, { isLoading, error }] = useEditDamageMutation();
  return (
    <DamageFieldsForm
      label="Edit the report"
      draft={draft}
      onDraft={setDraft}
      seats={boat ? seatsOfPayload(boat.grouppayload) : SEATS_MAX}
      error={error ? failureOf(error).text : undefined}
      onSubmit={(fields) =>
        void edit({ ...fields, damage: damage._id }).then((answer) => {
          if (!answer.error) onDone();
        })
      }
    >
      <FormButtons>
        <Button onClick={onDone}>Cancel</Button>
        <Button tone="primary" type="submit" isBusy={isLoading}>
          Save
        </Button>
      </FormButtons>
    </DamageFieldsForm>
  );
}

/** What a reporter may still do with their report. */
export function OwnReportButtons({ damage, onEdit }: { damage: Damage; onEdit: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const [withdraw, { isLoading }] = useWithdrawDamageMutation();
  const tell = useTellOutcome();
  const handleWithdraw = async () => {
    const { error } = await withdraw(damage._id);
    setIsAsking(false);
    tell(error, 'The report is withdrawn.');
  };
  return (
    <FormButtons>
      <Button onClick={() => setIsAsking(true)}>Withdraw</Button>
      <Button icon="pen" onClick={onEdit}>
        Edit
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Withdraw the report"
        verb="Withdraw"
        isBusy={isLoading}
        onConfirm={() => void handleWithdraw()}
        onCancel={() => setIsAsking(false)}
      >
        It stays in the list of closed reports, as rejected.
      </ConfirmDialog>
    </FormButtons>
  );
}
