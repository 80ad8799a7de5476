import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { alreadyLaunched } from '@fleetwatch/contract/boats/texts';
import { checkLaunch, repliesTo, warnQuestion } from '@fleetwatch/contract/sorties/launchRules';
import type { LastOuting } from '@fleetwatch/contract/sorties/wire';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { isAborted } from '@fleetwatch/kit/store/apiFailure';
import type { Credentials } from '../credentials/useCredentials.ts';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useHasLanded } from '../launch/useHasLanded.ts';
import { BlockedLaunch } from '../launch/BlockedLaunch.tsx';
import { useBlockedLaunch } from '../launch/useBlockedLaunch.ts';
import { useTrip } from '../launch/useTrip.tsx';
import { BACK, launchAnyway } from '../texts.ts';
import { crewText, lastSortieIn, launchAgain, noSortiesYet } from './texts.ts';

interface RepeatOutingProps {
  /** Credentials for the launch itself, which authenticates as every launch does. */
  credentials: Credentials;
  firstName: string;
  outing: LastOuting | null;
  onClose: () => void;
}

const Boat = styled.p`
  font-size: var(--text-2xl);
  font-weight: 700;
  line-height: 1.2;
  &:focus {
    outline: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  > button {
    flex: 1;
  }
`;

/** A member's last outing, and the button that launches it again. */
export function RepeatOuting({ credentials, firstName, outing, onClose }: RepeatOutingProps) {
  const { data } = useKiosk();
  const { blocked, sign, recheck } = useBlockedLaunch();
  const trip = useTrip();
  const [isBusy, setIsBusy] = useState(false);
  const [isQuestionShown, setIsQuestionShown] = useState(false);
  const [refusal, setRefusal] = useState(outing?.refusal ?? null);
  const first = useRef<HTMLParagraphElement>(null);
  useHasLanded(
    data.stillOut.some(({ bus }) => bus === outing?.bus),
    () => {
      if (outing && refusal === alreadyLaunched(outing.bus)) setRefusal(null);
    },
  );
  // The form that had the focus has disappeared.
  useEffect(() => first.current?.focus(), []);
  if (!outing) {
    return (
      <Stack>
        <p ref={first} tabIndex={-1}>
          {noSortiesYet(firstName)}
        </p>
        <Button onClick={onClose}>{BACK}</Button>
      </Stack>
    );
  }
  if (blocked) return <BlockedLaunch blocked={blocked} onSign={sign} onRecheck={recheck} onClose={onClose} />;
  // A refusal that the server reported before the first attempt is not retried while it applies.
  const mayTry = outing.refusal === null || refusal !== outing.refusal;
  const { sortie, bus, moniker, crew, launch: launched } = outing;
  // A club's names are unique. Members who are out in this boat need no question: its launch is refused.
  const seated = data.members.filter(({ name }) => crew.includes(name));
  const leaving = data.stillOut.filter((out) => out.bus === bus).map(({ bus_id }) => bus_id);
  const idOf = (member: string) => data.members.find(({ name }) => name === member)?._id ?? '';
  const out = data.stillOut.map((sortie) => ({ ...sortie, user_id: idOf(sortie.user) }));
  const warnings = checkLaunch({
    // The server itself refuses a boat that may not launch.
    boat: {
      _id: leaving[0] ?? '',
      name: bus,
      isInService: true,
      isOut: false,
      seats: crew.length + 1,
      damage: data.boats.find(({ name }) => name === bus)?.damage,
    },
    launcherId: null,
    crew: seated,
    out,
  });
  const question = isQuestionShown && warnings.length > 0 ? warnQuestion(warnings) : null;
  const handleLaunch = async () => {
    if (warnings.length > 0 && question === null) {
      setIsQuestionShown(true);
      return;
    }
    setIsBusy(true);
    const failure = await sign(
      { again: sortie, replies: repliesTo(warnings), ...trip.terms },
      bus,
      credentials,
    );
    // On success the visit has ended, and this component with it; if the rules block it, this is replaced.
    if (!failure) return;
    setIsBusy(false);
    if (!isAborted(failure)) setRefusal(failure.text);
  };
  return (
    <Stack>
      <div>
        <Boat ref={first} tabIndex={-1}>
          {bus} <small>{moniker}</small>
        </Boat>
        <p>{crewText(crew, data.clock?.locale ?? 'en')}</p>
        <p>{lastSortieIn(firstName, dayText(launched), shortTime(launched))}</p>
      </div>
      {mayTry && trip.time}
      <div role="alert">
        {refusal !== null && <Notice tone="red">{refusal}</Notice>}
        {question !== null && refusal === null && <Notice tone="amber">{question}</Notice>}
      </div>
      <Actions>
        <Button onClick={onClose}>{BACK}</Button>
        {mayTry && (
          <Button tone="primary" isBusy={isBusy} onClick={() => void handleLaunch()}>
            {question === null ? launchAgain(bus) : launchAnyway(bus)}
          </Button>
        )}
      </Actions>
      {mayTry && trip.rest}
    </Stack>
  );
}
