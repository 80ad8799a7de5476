import { useState } from 'react';
import type { Tablet } from '@fleetwatch/contract/tablets/wire';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { shortTime } from '@fleetwatch/contract/time/localText';
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
import {
  BOATHOUSE_TABLETS,
  NO_PAIRED_TABLETS,
  PAIRED_TABLETS,
  PAIRING_OFF,
  UNPAIR,
  UNPAIR_TABLET,
  UNPAIR_WARNING,
  pairedLine,
  tabletUnpaired,
  unpairTablet,
} from './texts.ts';

/** The paired tablets, and the forms to pair or unpair one. */
export function Tablets() {
  const dispatch = useAppDispatch();
  const clubQuery = useClubQuery();
  const tablets = useTabletsQuery();
  const club = clubQuery.data;
  const moment = (text: string) => `${dayText(text, club?.today)} ${shortTime(text)}`;
  const [unpair, { isLoading, error, reset }] = useUnpairTabletMutation();
  const [tabletToUnpair, setTabletToUnpair] = useState<Tablet>();
  const close = () => {
    setTabletToUnpair(undefined);
    reset();
  };
  const handleUnpair = async ({ _id, name }: Tablet) => {
    const answer = await unpair(_id);
    if (answer.error) return;
    dispatch(toastShown({ text: tabletUnpaired(name), tone: 'success' }));
    close();
  };
  return (
    <Screen title={BOATHOUSE_TABLETS} {...screenStatus(tablets, clubQuery)}>
      {club?.kioskPairing === false && <Notice>{PAIRING_OFF}</Notice>}
      {club?.kioskPairing && <PairForm />}
      <Card title={PAIRED_TABLETS}>
        {(tablets.data ?? []).length === 0 ? (
          <p>{NO_PAIRED_TABLETS}</p>
        ) : (
          <Rows aria-label={PAIRED_TABLETS}>
            {(tablets.data ?? []).map((tablet) => (
              <TabletRow key={tablet._id}>
                <span>
                  <Place>{tablet.name}</Place>
                  <Small>{pairedLine(moment(tablet.paired), tablet.pairedby, moment(tablet.seen))}</Small>
                </span>
                <Button onClick={() => setTabletToUnpair(tablet)}>
                  {UNPAIR} <VisuallyHidden>{tablet.name}</VisuallyHidden>
                </Button>
              </TabletRow>
            ))}
          </Rows>
        )}
      </Card>
      <ConfirmDialog
        isOpen={tabletToUnpair !== undefined}
        title={tabletToUnpair ? unpairTablet(tabletToUnpair.name) : ''}
        verb={UNPAIR_TABLET}
        isDangerous
        isBusy={isLoading}
        error={error ? failureOf(error).text : undefined}
        onConfirm={() => tabletToUnpair && void handleUnpair(tabletToUnpair)}
        onCancel={close}
      >
        {UNPAIR_WARNING}
      </ConfirmDialog>
    </Screen>
  );
}
