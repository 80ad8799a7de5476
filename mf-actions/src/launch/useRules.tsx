import { useState, type ReactElement } from 'react';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { checkLaunch, repliesTo, warnQuestion } from '@fleetwatch/contract/sorties/launchRules';
import type { LaunchCheck, RuleAnswer, RuleReply, Sortie } from '@fleetwatch/contract/sorties/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch, useAppSelector, type AppThunk } from '@fleetwatch/kit/store/createStore';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { launchCheck, useLaunchCheckQuery, type LaunchThought } from '@fleetwatch/kit/store/launchCheck';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { useReservationsQuery } from '@fleetwatch/kit/store/plans';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { reservedBoats } from '@fleetwatch/kit/ui/list/reservedBoats.ts';

/** What this device last heard. */
interface Heard {
  members: readonly { _id: string; name: string }[] | undefined;
  out: readonly Sortie[] | undefined;
  /** Of the boat's next reservation. */
  reserved?: string | undefined;
}

/**
 * Sends a launch with what is said to the rules' warnings; rejects as `send` does. A launch that is taken back is never heard
 * of again.
 */
export type LaunchByRules = <Result>(
  boat: Boat,
  crew: readonly string[],
  send: (replies: RuleReply[]) => Promise<Result>,
) => Promise<Result>;

interface Rules {
  launch: LaunchByRules;
  /** Counts what was taken back: each begins with a new slider. */
  attempt: number;
  dialog: ReactElement;
}

/** What the rules say with what this device last heard, and with what waits here to be sent. */
function checkHere(
  boat: Boat,
  crew: readonly string[],
  { members = [], out = [], reserved }: Heard,
): RuleAnswer[] {
  return checkLaunch({
    boat: {
      ...{ _id: boat._id, name: boat.name, isInService: boat.active },
      // Whether it is out is the panel's to tell, which knows whose launch it was.
      ...{ isOut: false, seats: seatsOfPayload(boat.grouppayload), damage: boat.damage },
    },
    launcherId: null,
    crew: crew.flatMap((id) => members.find(({ _id }) => _id === id) ?? []),
    out,
    reserved,
  });
}

/** What a launch says beside its boat and crew, as far as rules ask: ids of who watches minors, of its water and its workout type. */
export interface LaunchAbout {
  supervisor?: string | undefined;
  area?: string | undefined;
  type?: string | undefined;
}

/** What rules ask of a launch; its water and workout type only in a club that uses clearances. */
export function useLaunchAbout({ supervisor, area, type }: LaunchAbout): LaunchAbout {
  const isClearing = useHasFeature('clearances');
  return { supervisor, ...(isClearing && { area, type }) };
}

const thoughtOf = (
  { _id: bus }: Boat,
  crew: readonly string[],
  { supervisor, area, type }: LaunchAbout,
): LaunchThought => ({
  ...{ bus, crew },
  ...(supervisor && { supervisor }),
  ...(area && { area }),
  ...(type && { type }),
});

const boatsOut = (): AppThunk<Sortie[] | undefined> => (_dispatch, getState) => selectStillOut(getState());

/**
 * What the rules say of a launch before it is confirmed: the server's answer, or the device's own where there is none.
 * That the boat is out is left out: the panel tells it, which knows whose launch it was.
 */
export function useLaunchAnswers(boat: Boat, crew: readonly string[], about: LaunchAbout): LaunchCheck {
  const { data: members } = useMembersQuery();
  const out = useAppSelector(selectStillOut);
  const reserved = reservedBoats(useReservationsQuery().data).get(boat._id);
  // Of another crew the answer would be another one.
  const { currentData: data, data: latest } = useLaunchCheckQuery(thoughtOf(boat, crew, about));
  const results = data?.results ?? checkHere(boat, crew, { members, out, reserved });
  return {
    results: results.filter(({ code }) => code !== 'already_launched'),
    canOverride: data?.canOverride ?? [],
    // What those who stay aboard hold stays, so that nothing moves while the answer for the others comes.
    ...(latest?.seats && { seats: latest.seats }),
  };
}

/** What the server has said of the same launch; nothing where it has not been asked, or has not answered. */
const checkedThere =
  (thought: LaunchThought): AppThunk<RuleAnswer[]> =>
  (_dispatch, getState) =>
    launchCheck.select(thought)(getState()).data?.results ?? [];

const subjectOf = ({ code, subjectIds }: RuleReply): string => `${code} ${subjectIds.join(' ')}`;

function warningsOf(...answers: RuleAnswer[][]): RuleAnswer[] {
  const warnings = answers.flat().filter(({ level }) => level === 'warn');
  return [...new Map(warnings.map((warning) => [subjectOf(warning), warning])).values()];
}

/**
 * Asks about warnings before a boat leaves (rule launch.rules). The device's own answers count too, because a member may have
 * launched here without a network.
 * @param verb of the launch that is asked about: 'Launch Crew'
 */
export function useRules(verb: string, about: LaunchAbout): Rules {
  const [question, setQuestion] = useState<{ text: string; agree: () => void }>();
  const [attempt, setAttempt] = useState(0);
  const { data: members } = useMembersQuery();
  const dispatch = useAppDispatch();

  const ask = async (warnings: RuleAnswer[]): Promise<RuleReply[]> => {
    if (warnings.length > 0) {
      await new Promise<void>((agree) => setQuestion({ text: warnQuestion(warnings), agree }));
    }
    return repliesTo(warnings);
  };
  const launch: LaunchByRules = async (boat, crew, send) => {
    const thought = thoughtOf(boat, crew, about);
    const here = checkHere(boat, crew, { members, out: dispatch(boatsOut()) });
    try {
      return await send(await ask(warningsOf(dispatch(checkedThere(thought)), here)));
    } catch (error) {
      if (failureOf(error).code !== 'rule_warns') throw error;
      // Something has happened since the server was asked.
      const asked = dispatch(launchCheck.initiate(thought, { forceRefetch: true, subscribe: false }));
      return send(await ask(warningsOf((await asked.unwrap()).results)));
    }
  };
  const dialog = (
    <ConfirmDialog
      isOpen={question !== undefined}
      title="Before you launch"
      verb={verb}
      onConfirm={() => {
        question?.agree();
        setQuestion(undefined);
      }}
      onCancel={() => {
        setQuestion(undefined);
        setAttempt(attempt + 1);
      }}
    >
      {question?.text}
    </ConfirmDialog>
  );
  return { launch, attempt, dialog };
}
