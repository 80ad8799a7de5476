import { useState } from 'react';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { GuestOuting, GuestRow, GuestsAnswer } from '@fleetwatch/contract/guests/wire';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { StateView } from '@fleetwatch/kit/ui/feedback/StateView';
import { useIsOnline } from '@fleetwatch/kit/ui/feedback/useIsOnline.ts';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Quiet, Row, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { Cards } from '../screen/recordsStyle.ts';
import { useTakeGuestsMutation } from './guestsApi.ts';
import {
  ADD_ANYWAY,
  ADD_ANYWAY_QUESTION,
  BACK,
  CHOOSE_A_GUEST,
  CLOSE,
  LANDED,
  LIMIT_REACHED,
  NAMELESS_GUEST,
  NEW_GUEST,
  NO_GUESTS_ABOARD,
  NO_SORTIE_TODAY,
  OFFICER_CAN_ADD,
  OUT,
  removeGuest,
  SEATS_TAKEN,
  addGuestTo,
  guestOption,
  guestsIn,
  sortieTitle,
} from './texts.ts';

interface GuestsAboardProps {
  answer: GuestsAnswer;
  onNew: () => void;
}

/** The member's outings today, with their guests (rule guest.aboard). */
export function GuestsAboard({ answer: { outings, results, isOfficer }, onNew }: GuestsAboardProps) {
  const newGuest = (
    <Button icon="plus" onClick={onNew}>
      {NEW_GUEST}
    </Button>
  );
  if (outings.length === 0)
    return (
      <StateView state="empty" action={newGuest}>
        {NO_SORTIE_TODAY}
      </StateView>
    );
  return (
    <Stack>
      <Cards>
        {outings.map((outing) => (
          <Outing key={outing._id} outing={outing} all={results} isOfficer={isOfficer} />
        ))}
      </Cards>
      <Row>{newGuest}</Row>
    </Stack>
  );
}

interface OutingProps {
  outing: GuestOuting;
  all: readonly GuestRow[];
  isOfficer: boolean;
}

/** A guest with warnings, before they are added. */
interface GuestQuestion {
  guest: string;
  answers: readonly RuleAnswer[];
}

function Outing({ outing: { _id: id, bus, launch, land, free, guests }, all, isOfficer }: OutingProps) {
  const [take, { isLoading, error }] = useTakeGuestsMutation();
  const [question, setQuestion] = useState<GuestQuestion | null>(null);
  const isOnline = useIsOnline();
  const today = useClubQuery().data?.today;
  const isOfToday = today === undefined || datePart(launch) === today;
  const aboard = guests.map(({ _id }) => _id);
  const others = all.filter(({ _id }) => !aboard.includes(_id));
  const send = async (next: string[], confirmed: string[] = []) => {
    await take({ id, guests: next, confirmed });
    setQuestion(null);
  };
  const handleChoice = (guest: string) => {
    const answers = all.find(({ _id }) => _id === guest)?.asks ?? [];
    if (answers.length > 0) setQuestion({ guest, answers });
    else void send([...aboard, guest]);
  };
  const isBlocked = !isOfficer && (question?.answers.some(({ level }) => level === 'block') ?? false);
  return (
    <Card
      title={sortieTitle(bus, launch, isOfToday)}
      actions={<Badge $tone={land === null ? 'water' : 'neutral'}>{land === null ? OUT : LANDED}</Badge>}
    >
      <Stack>
        {guests.length > 0 ? (
          <Row role="group" aria-label={guestsIn(bus)}>
            {guests.map(({ _id, name }) => (
              <Button
                key={_id}
                icon="close"
                aria-label={removeGuest(name || NAMELESS_GUEST)}
                disabled={!isOnline || isLoading}
                onClick={() => void send(aboard.filter((one) => one !== _id))}
              >
                {name || NAMELESS_GUEST}
              </Button>
            ))}
          </Row>
        ) : (
          <Quiet>{NO_GUESTS_ABOARD}</Quiet>
        )}
        {free > 0 ? (
          <SelectField
            label={addGuestTo(bus)}
            options={others.map(({ _id, name, host }) => ({
              value: _id,
              label: guestOption(name, host.name),
            }))}
            placeholder={CHOOSE_A_GUEST}
            value=""
            disabled={!isOnline || isLoading}
            onChange={handleChoice}
          />
        ) : (
          <Quiet>{SEATS_TAKEN}</Quiet>
        )}
        <div role="alert">{error ? <Notice tone="red">{failureOf(error).text}</Notice> : null}</div>
      </Stack>
      {question && isBlocked && (
        <ConfirmDialog
          isOpen
          title={LIMIT_REACHED}
          verb={CLOSE}
          cancelLabel={BACK}
          onConfirm={() => setQuestion(null)}
          onCancel={() => setQuestion(null)}
        >
          <AnswerTexts answers={question.answers} />
          <p>{OFFICER_CAN_ADD}</p>
        </ConfirmDialog>
      )}
      {question && !isBlocked && (
        <ConfirmDialog
          isOpen
          title={ADD_ANYWAY_QUESTION}
          verb={ADD_ANYWAY}
          isBusy={isLoading}
          onConfirm={() =>
            void send(
              [...aboard, question.guest],
              question.answers.map(({ code }) => code),
            )
          }
          onCancel={() => setQuestion(null)}
        >
          <AnswerTexts answers={question.answers} />
        </ConfirmDialog>
      )}
    </Card>
  );
}

const AnswerTexts = ({ answers }: { answers: readonly RuleAnswer[] }) =>
  answers.map(({ code, text }) => <p key={code}>{text}</p>);
