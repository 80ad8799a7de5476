import { PURPOSE_TEXTS } from '@fleetwatch/contract/reservations/stateTexts';
import { useState } from 'react';
import { PURPOSES } from '@fleetwatch/contract/reservations/states';
import { NOTE_MAX, type ReservationSettings } from '@fleetwatch/contract/reservations/settings';
import { SERIES_ENDS_LATER } from '@fleetwatch/contract/reservations/texts';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { addDays, isCalendarDay } from '@fleetwatch/contract/time/weeks';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { bookableBoats, lastDay, lengthsOf, newBooking, STARTS, type Booking } from './booking.ts';
import { BookableRows } from './BookableRows.tsx';
import { useBoatHoldsQuery } from './reservationsApi.ts';
import { Fields } from './reservationsStyle.ts';
import { WAITING } from './waiting.ts';
import { useReservableBoats } from './useReservableBoats.ts';
import { DAY } from '../texts.ts';
import {
  ALL_BOATS,
  CHOOSE_DAY,
  CLASS,
  FROM,
  LENGTH,
  NOTE,
  NOT_RESERVABLE,
  NO_BOATS,
  PURPOSE,
  WEEKLY_UNTIL,
  WEEKLY_UNTIL_HINT,
  WHEN,
  lengthText,
  limitsText,
  onlyBoat,
} from './texts.ts';

interface BookViewProps {
  now: LocalDateTimeText;
  settings: ReservationSettings;
  isOfficer: boolean;
  /** The only boat in the list; null for all. */
  boatId: string | null;
  onAllBoats: () => void;
}

/**
 * Chooses day, hours and purpose, and lists the boats that are free then, and the holders of the others (rule
 * reservation.screen).
 */
export function BookView({ now, settings, isOfficer, boatId, onAllBoats }: BookViewProps) {
  const [blank] = useState(() => newBooking(now, settings));
  const [booking, setBooking, dropDraft] = useDraft('reservation', blank);
  const change = (next: Partial<Booking>) => setBooking((before) => ({ ...before, ...next }));
  const boats = useReservableBoats();
  const isDay = isCalendarDay(booking.date);
  const { date } = booking;
  const query = useBoatHoldsQuery(
    { from: date, to: date },
    { skip: !isDay, refetchOnMountOrArgChange: true },
  );
  const shown = (boats ?? []).filter(({ _id, group }) =>
    boatId === null ? booking.group === '' || booking.group === group : _id === boatId,
  );
  const only = boatId === null ? undefined : boats?.find(({ _id }) => _id === boatId);
  return (
    <Stack>
      <Card title={WHEN}>
        <WhenFields {...{ booking, change, settings, isOfficer, now }} hasClasses={boatId === null} />
      </Card>
      {boatId !== null && boats && (
        <Notice actions={<Button onClick={onAllBoats}>{ALL_BOATS}</Button>}>
          {only ? onlyBoat(only.name) : NOT_RESERVABLE}
        </Notice>
      )}
      {isDay && (
        <QueryResult
          query={boats ? query : { ...query, ...WAITING }}
          isEmpty={() => shown.length === 0}
          emptyText={NO_BOATS}
        >
          {(holds) => (
            <BookableRows
              {...{ booking, settings, isOfficer, now }}
              boats={bookableBoats(shown, holds, booking)}
              onReserved={dropDraft}
            />
          )}
        </QueryResult>
      )}
    </Stack>
  );
}

interface WhenFieldsProps {
  booking: Booking;
  change: (next: Partial<Booking>) => void;
  settings: ReservationSettings;
  isOfficer: boolean;
  now: LocalDateTimeText;
  /** Whether boats can be filtered by class. */
  hasClasses: boolean;
}

function WhenFields({ booking, change, settings, isOfficer, now, hasClasses }: WhenFieldsProps) {
  const { data: classes = [] } = useFleetGroupsQuery();
  const { date, until } = booking;
  const mayRepeat = isOfficer || settings.seriesUntil !== null;
  const last = lastDay(now, settings, isOfficer);
  return (
    <>
      <Fields>
        <TextField
          label={DAY}
          type="date"
          min={now.slice(0, 10)}
          max={mayRepeat ? undefined : last}
          value={date}
          onChange={(day) => change({ date: day })}
          error={isCalendarDay(date) ? undefined : CHOOSE_DAY}
        />
        <SelectField
          label={FROM}
          options={STARTS.map((time) => ({ value: time, label: time }))}
          value={booking.launch}
          onChange={(launch) => change({ launch })}
        />
        <SelectField
          label={LENGTH}
          options={lengthsOf(settings, isOfficer).map((minutes) => ({
            value: String(minutes),
            label: lengthText(minutes),
          }))}
          value={booking.length}
          onChange={(length) => change({ length })}
        />
        {hasClasses && (
          <SelectField
            label={CLASS}
            options={[
              { value: '', label: ALL_BOATS },
              ...classes
                .filter((each) => !each.private)
                .map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            value={booking.group}
            onChange={(group) => change({ group })}
          />
        )}
        <SelectField
          label={PURPOSE}
          options={PURPOSES.map((value) => ({ value, label: PURPOSE_TEXTS[value] }))}
          value={booking.purpose}
          onChange={(purpose) => change({ purpose: PURPOSES.find((one) => one === purpose) ?? 'row' })}
        />
        <TextField
          label={NOTE}
          value={booking.note}
          onChange={(note) => change({ note })}
          limit={NOTE_MAX}
          maxLength={NOTE_MAX}
        />
        {mayRepeat && (
          <TextField
            label={WEEKLY_UNTIL}
            hint={WEEKLY_UNTIL_HINT}
            type="date"
            min={isCalendarDay(date) ? addDays(date, 7) : undefined}
            max={isOfficer ? undefined : (settings.seriesUntil ?? undefined)}
            value={until}
            onChange={(day) => change({ until: day })}
            error={until !== '' && until <= date ? SERIES_ENDS_LATER : undefined}
          />
        )}
      </Fields>
      {!isOfficer && (
        <Quiet>
          {limitsText(settings.horizonDays, lengthText(settings.longestMinutes), settings.mostActive)}
        </Quiet>
      )}
    </>
  );
}
