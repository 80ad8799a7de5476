import { useState } from 'react';
import type { GuestRow, GuestsAnswer } from '@fleetwatch/contract/guests/wire';
import type { GuestSettings } from '@fleetwatch/contract/guests/settings';
import { plainApostrophes } from '@fleetwatch/contract/texts/rules';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { CsvDialog } from '@fleetwatch/kit/ui/csv/CsvDialog';
import { useCsvAddress } from '@fleetwatch/kit/ui/csv/useCsvAddress.ts';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { StateView } from '@fleetwatch/kit/ui/feedback/StateView';
import { SearchField } from '@fleetwatch/kit/ui/form/SearchField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Cards, Prose } from '../screen/recordsStyle.ts';
import { useAddress } from '@fleetwatch/kit/ui/navigation/useAddress.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Quiet, Row, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { GuestDetails } from './GuestDetails.tsx';
import { useGuestsCsvQuery, useRemoveGuestMutation } from './guestsApi.ts';
import { GUESTS } from '../texts.ts';
import {
  CONTACT,
  CSV,
  ERASE,
  ERASE_EFFECT,
  FIND_A_GUEST,
  NO_GUESTS,
  NO_MATCHES,
  NO_WAIVER,
  eraseGuest,
  eraseQuestion,
  erased,
  guestOf,
  moreGuests,
  outingsOf,
  sortiesText,
  showContact,
  waiverSigned,
} from './texts.ts';

/** Guests shown at first; the search finds the others. */
const SHOWN_MAX = 100;

const soughtOf = (text: string): string => plainApostrophes(text).toLowerCase();

/** This season's guests by name, with their number of outings; for officers also as a file (rule guest.screen). */
export function GuestList({ answer: { results, settings, isOfficer } }: { answer: GuestsAnswer }) {
  const [search, choose] = useAddress();
  const [typed, setTyped] = useState('');
  const csv = useCsvAddress();
  const file = useGuestsCsvQuery(undefined, { skip: !csv.isOpen });
  const wanted = soughtOf(typed.trim());
  const found = results.filter(({ name, host }) => soughtOf(`${name} ${host.name}`).includes(wanted));
  const open = search.get('open') ?? '';
  return (
    <Stack>
      <SearchField label={FIND_A_GUEST} value={typed} onChange={setTyped} />
      {isOfficer && (
        <Row>
          <Button onClick={csv.open}>{CSV}</Button>
        </Row>
      )}
      {found.length === 0 && (
        <StateView state="empty">{results.length === 0 ? NO_GUESTS : NO_MATCHES}</StateView>
      )}
      <Cards>
        {found.slice(0, SHOWN_MAX).map((guest) => (
          <GuestCard
            key={guest._id}
            {...{ guest, settings }}
            isOpen={open === guest._id}
            onToggle={() => choose('open', open === guest._id ? '' : guest._id)}
          />
        ))}
      </Cards>
      {found.length > SHOWN_MAX && <Quiet>{moreGuests(found.length - SHOWN_MAX)}</Quiet>}
      <CsvDialog
        isOpen={csv.isOpen}
        title={GUESTS}
        csv={file.currentData}
        fileName="Guests.csv"
        error={file.error && !file.isFetching ? failureOf(file.error).text : undefined}
        onRetry={() => void file.refetch()}
        isRetrying={file.isFetching}
        onClose={csv.close}
      />
    </Stack>
  );
}

interface GuestCardProps {
  guest: GuestRow;
  settings: GuestSettings;
  isOpen: boolean;
  onToggle: () => void;
}

function GuestCard({ guest, settings, isOpen, onToggle }: GuestCardProps) {
  const { _id, name, club, host, waiver, outings, asks, mayChange } = guest;
  const [isErasing, setIsErasing] = useState(false);
  const [remove, { isLoading, error, reset }] = useRemoveGuestMutation();
  const showResult = useResultToast();
  const today = useClubQuery().data?.today;
  const erase = async () => {
    if ((await remove(_id)).error) return;
    setIsErasing(false);
    showResult(undefined, erased(name));
  };
  const close = () => {
    reset();
    setIsErasing(false);
  };
  return (
    <Card
      title={name}
      actions={
        <Badge $tone={asks.length > 0 ? 'amber' : 'neutral'}>
          {settings.mostOutings === null ? sortiesText(outings) : outingsOf(outings, settings.mostOutings)}
        </Badge>
      }
    >
      <Stack>
        <Prose>{guestOf(host.name, club)}</Prose>
        <Quiet>{waiver === null ? NO_WAIVER : waiverSigned(waiver, today)}</Quiet>
        {mayChange && (
          <Row>
            <Button aria-expanded={isOpen} aria-label={showContact(name)} onClick={onToggle}>
              {CONTACT}
            </Button>
            <Button aria-label={eraseGuest(name)} onClick={() => setIsErasing(true)}>
              {ERASE}
            </Button>
          </Row>
        )}
        {mayChange && isOpen && <GuestDetails id={_id} />}
      </Stack>
      <ConfirmDialog
        isOpen={isErasing}
        title={eraseQuestion(name)}
        verb={ERASE}
        isDangerous
        isBusy={isLoading}
        error={error ? failureOf(error).text : undefined}
        onConfirm={() => void erase()}
        onCancel={close}
      >
        {ERASE_EFFECT}
      </ConfirmDialog>
    </Card>
  );
}
