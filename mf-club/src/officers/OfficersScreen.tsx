import { useState } from 'react';
import styled from 'styled-components';
import { cannotBeReached, OFFICE_TEXTS } from '@fleetwatch/contract/officers/texts';
import { type Office } from '@fleetwatch/contract/officers/offices';
import type { DutyDayBody, OfficeHolders, Officer, OfficersAnswer } from '@fleetwatch/contract/officers/wire';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { useOfficersQuery } from '@fleetwatch/kit/store/clearances';
import { selectIsConfirmedCoach } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { useNameOfficerMutation, useSetDutyDayMutation } from './officersApi.ts';
import { isReached, People } from '@fleetwatch/kit/parts/People';
import { PickPerson, type PickerRequest } from '@fleetwatch/kit/parts/PickPerson';
import { Roster } from './Roster.tsx';
import { TestAlarm } from './TestAlarm.tsx';
import { AUDIT, CLUB_DATA, IMPORT, OFFICERS } from '../texts.ts';
import { ADD, addedTo, COACHES_FILL_IN, HIDE, removedFrom, ROSTER_UPDATED, someoneFor } from './texts.ts';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: var(--s4);
  align-items: start;
`;

const Description = styled.p`
  color: var(--muted);
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

const officesOf = (memberId: string, results: readonly OfficeHolders[]): Office[] =>
  results.filter(({ members }) => members.some(({ _id }) => _id === memberId)).map(({ office }) => office);

/** /officers: the members of each office (rule officer.offices). Coaches appoint them. */
export function OfficersScreen() {
  const query = useOfficersQuery(undefined, LIST_QUERY);
  return (
    <Screen title={OFFICERS} status="ready">
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(answer) => <Offices {...answer} />}
      </QueryResult>
    </Screen>
  );
}

function Offices({ results, roster, mine, test }: OfficersAnswer) {
  const isCoach = useAppSelector(selectIsConfirmedCoach);
  const hasImport = useHasFeature('moving');
  const hasOverdue = useHasFeature('overdue');
  const maySendTest = hasOverdue && (isCoach || mine.includes('safety'));
  const showOutcome = useResultToast();
  const [picker, setPicker] = useState<PickerRequest | null>(null);
  const [unreachable, setUnreachable] = useState<{ office: Office; name: string } | null>(null);
  const [sendOfficer, officer] = useNameOfficerMutation();
  const [sendDay, day] = useSetDutyDayMutation();
  const isBusy = officer.isLoading || day.isLoading;

  const change = async (
    { _id: id, name }: Pick<Officer, '_id' | 'name'>,
    office: Office,
    isNamed: boolean,
  ) => {
    const others = officesOf(id, results).filter((one) => one !== office);
    const { data, error } = await sendOfficer({ id, offices: isNamed ? [...others, office] : others });
    const { title } = OFFICE_TEXTS[office];
    showOutcome(error, isNamed ? addedTo(title, name) : removedFrom(title, name));
    // It stays until it is hidden, or the next change: a toast is easily missed.
    if (data) setUnreachable(isNamed && !isReached(data.reach) ? { office, name } : null);
  };
  const setDay = async (body: DutyDayBody) => {
    const { error } = await sendDay(body);
    showOutcome(error, ROSTER_UPDATED);
  };

  return (
    <>
      <Cards>
        {results.map(({ office, members }) => {
          const { title, what } = OFFICE_TEXTS[office];
          const name: PickerRequest['name'] = (member) => void change(member, office, true);
          return (
            <Card
              key={office}
              title={title}
              actions={
                isCoach && (
                  <Button icon="plus" onClick={() => setPicker({ title, taken: members, name })}>
                    {ADD}
                    <VisuallyHidden> {someoneFor(title)}</VisuallyHidden>
                  </Button>
                )
              }
            >
              <Description>{what}</Description>
              <People
                label={title}
                people={members}
                emptyText={COACHES_FILL_IN}
                isBusy={isBusy}
                onRemove={isCoach ? (member) => void change(member, office, false) : undefined}
              />
              <div role="alert">
                {unreachable?.office === office && (
                  <Notice tone="amber" actions={<Button onClick={() => setUnreachable(null)}>{HIDE}</Button>}>
                    {cannotBeReached(unreachable.name)}
                  </Notice>
                )}
              </div>
            </Card>
          );
        })}
        {maySendTest && <TestAlarm test={test} />}
        <Roster
          roster={roster}
          isBusy={isBusy}
          onChange={isCoach ? (body) => void setDay(body) : undefined}
          onPick={setPicker}
        />
      </Cards>
      {!isCoach && mine.length > 0 && (
        <Links>
          <ButtonLink to="/audit">{AUDIT}</ButtonLink>
          {mine.includes('records') && (
            <>
              {hasImport && <ButtonLink to="/moving">{IMPORT}</ButtonLink>}
              <ButtonLink to="/leaving">{CLUB_DATA}</ButtonLink>
            </>
          )}
        </Links>
      )}
      <PickPerson naming={picker} onClose={() => setPicker(null)} />
    </>
  );
}
