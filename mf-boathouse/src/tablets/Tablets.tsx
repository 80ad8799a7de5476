import { useState } from 'react';
import { PAIRING_NOT_NEEDED } from '@fleetwatch/contract/tablets/texts';
import type { Tablet } from '@fleetwatch/contract/tablets/wire';
import { shortTime, datePart } from '@fleetwatch/contract/time/localText';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { Place, Rows, Small, TabletRow } from './tabletRowStyle.ts';
import { PairForm } from './PairForm.tsx';
import { useTabletsQuery, useUnpairTabletMutation } from './tabletsApi.ts';

/** '2026-05-01, 06:12' */
const moment = (text: string): string => `${datePart(text)}, ${shortTime(text)}`;

/** The tablets that a coach has paired, and the way to pair one more or take one back. */
export function Tablets() {
  const dispatch = useAppDispatch();
  const clubQuery = useClubQuery();
  const tablets = useTabletsQuery();
  const club = clubQuery.data;
  const [unpair, { isLoading, error, reset }] = useUnpairTabletMutation();
  const [leaving, setLeaving] = useState<Tablet>();
  const close = () => {
    setLeaving(undefined);
    reset();
  };
  const handleUnpair = async ({ _id, name }: Tablet) => {
    const answer = await unpair(_id);
    if (answer.error) return;
    dispatch(toastShown({ text: `${name} is unpaired.`, tone: 'success' }));
    close();
  };
  return (
    <Screen title="Boathouse Tablets" {...screenStatus(tablets, clubQuery)}>
      {club?.kioskPairing === false && (
        <Notice>{PAIRING_NOT_NEEDED} The person who looks after the server can ask for it.</Notice>
      )}
      {club?.kioskPairing && <PairForm />}
      <Card title="Paired tablets">
        {(tablets.data ?? []).length === 0 ? (
          <p>No tablet is paired.</p>
        ) : (
          <Rows aria-label="Paired tablets">
            {(tablets.data ?? []).map((tablet) => (
              <TabletRow key={tablet._id}>
                <span>
                  <Place>{tablet.name}</Place>
                  <Small>
                    Paired {moment(tablet.paired)}
                    {tablet.pairedby && ` by ${tablet.pairedby}`} · last seen {moment(tablet.seen)}
                  </Small>
                </span>
                <Button onClick={() => setLeaving(tablet)}>
                  Unpair <VisuallyHidden>{tablet.name}</VisuallyHidden>
                </Button>
              </TabletRow>
            ))}
          </Rows>
        )}
      </Card>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={leaving ? `Unpair ${leaving.name}` : ''}
        verb="Unpair tablet"
        isDangerous
        isBusy={isLoading}
        error={error ? failureOf(error).text : undefined}
        onConfirm={() => leaving && void handleUnpair(leaving)}
        onCancel={close}
      >
        Nobody can launch or land on it any more, until a coach pairs it again.
      </ConfirmDialog>
    </Screen>
  );
}
