import { useState, type ReactElement } from 'react';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { crewAfloat, crewOut } from '@fleetwatch/contract/sorties/afloat';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { useAppDispatch, type AppThunk } from '@fleetwatch/kit/store/createStore';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';

/** Resolves once it is agreed, at once where nobody of the crew is out; a launch that is taken back is never heard of again. */
export type AskAfloat = (crew: readonly string[], boat: Pick<Boat, '_id'>) => Promise<void>;

interface AfloatQuestion {
  ask: AskAfloat;
  /** Counts what was taken back: each begins with a new slider. */
  attempt: number;
  dialog: ReactElement;
}

/** Read when it is asked, not drawn: a boat that comes or goes meanwhile changes nothing on the screen. */
const boatsOut = (): AppThunk<readonly Sortie[]> => (_dispatch, getState) => selectStillOut(getState()) ?? [];

/**
 * Asks before a boat leaves with somebody who is on the water: the server would take the launch. It goes by the boats out
 * as this device last heard, with what waits here to be sent.
 * @param verb of the launch that is asked about: 'Launch Crew'
 */
export function useAskAfloat(verb: string): AfloatQuestion {
  const [question, setQuestion] = useState<{ text: string; agree: () => void }>();
  const [attempt, setAttempt] = useState(0);
  const { data: members } = useMembersQuery();
  const dispatch = useAppDispatch();
  const ask: AskAfloat = (crew, boat) => {
    const seated = crew.flatMap((id) => members?.find(({ _id }) => _id === id) ?? []);
    const afloat = crewOut(seated, [boat._id], dispatch(boatsOut()));
    if (afloat.length === 0) return Promise.resolve();
    return new Promise((agree) => setQuestion({ text: crewAfloat(afloat), agree }));
  };
  const dialog = (
    <ConfirmDialog
      isOpen={question !== undefined}
      title="On the water"
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
  return { ask, attempt, dialog };
}
