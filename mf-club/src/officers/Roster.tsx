import { useState } from 'react';
import styled from 'styled-components';
import type { DutyDay, DutyDayBody, Officer } from '@fleetwatch/contract/officers/wire';
import { weekdayDayText } from '@fleetwatch/contract/time/dayText';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { People } from '@fleetwatch/kit/parts/People';
import type { PickerRequest } from '@fleetwatch/kit/parts/PickPerson';
import { ADD, DUTY_ROSTER, EARLIER, LATER, NO_ONE_YET, onDuty, someoneFor } from './texts.ts';

interface RosterProps {
  roster: readonly DutyDay[];
  isBusy: boolean;
  /** Absent for members who may not change it. */
  onChange: ((body: DutyDayBody) => void) | undefined;
  onPick: (naming: PickerRequest) => void;
}

/** Days shown at a time. */
const SHOWN_DAYS = 7;

const Days = styled.ol`
  display: grid;
  gap: var(--s3);
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--s2);
    align-items: start;
  }
`;

const Steps = styled.div`
  display: flex;
  gap: var(--s2);
`;

const idsOf = (members: readonly Officer[]): string[] => members.map(({ _id }) => _id);

/** Members on duty on the coming days (rule officer.duty). */
export function Roster({ roster, isBusy, onChange, onPick }: RosterProps) {
  const { data: club } = useClubQuery();
  const [week, setWeek] = useState(0);
  if (!club) return null;
  const first = addDays(club.today, week * SHOWN_DAYS);
  const days = Array.from({ length: SHOWN_DAYS }, (_, at) => addDays(first, at));
  return (
    <Card
      title={DUTY_ROSTER}
      actions={
        <Steps>
          <Button disabled={week === 0} onClick={() => setWeek(week - 1)}>
            {EARLIER}
          </Button>
          <Button onClick={() => setWeek(week + 1)}>{LATER}</Button>
        </Steps>
      }
    >
      <Days aria-label={DUTY_ROSTER}>
        {days.map((day) => {
          const members = roster.find((one) => one.day === day)?.members ?? [];
          const when = weekdayDayText(day);
          const title = onDuty(when);
          const add: PickerRequest['name'] = ({ _id }) =>
            onChange?.({ day, members: [...idsOf(members), _id] });
          const remove = ({ _id }: Officer) =>
            onChange?.({ day, members: idsOf(members).filter((id) => id !== _id) });
          return (
            <li key={day}>
              <div>
                <strong>{when}</strong>
                <People
                  label={title}
                  people={members}
                  emptyText={NO_ONE_YET}
                  isBusy={isBusy}
                  onRemove={onChange && remove}
                />
              </div>
              {onChange && (
                <Button icon="plus" tone="quiet" onClick={() => onPick({ title, taken: members, name: add })}>
                  {ADD}
                  <VisuallyHidden> {someoneFor(title)}</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </Days>
    </Card>
  );
}
