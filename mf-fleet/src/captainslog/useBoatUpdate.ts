import { useState } from 'react';
import { confirmBoatChanges } from '@fleetwatch/contract/boats/texts';
import type { BoatUpdateBody } from '@fleetwatch/contract/boats/edits';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { useUpdateBoatMutation } from '../data/fleetApi.ts';
import { BOAT_MESSAGES } from '../screen/failureMessages.ts';
import { SENTENCES_MS, useConfirmAction } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import { UPLOAD_CHANGES, changesUploaded } from './texts.ts';

interface BoatUpdate {
  /** Asks for confirmation, then sends (rule boat.edit). */
  ask: (boat: { _id: string; name: string }, body: BoatUpdateBody) => void;
  confirmation: ReturnType<typeof useConfirmAction>;
  /** The server's refusal of a field. */
  refused: ApiFailure | undefined;
}

/**
 * Sends changes of a boat. `onDone` is called after success. Refusals shown in the form close the confirmation: `onNewer`
 * when a newer version exists, `refused` for an invalid field; other failures show in the confirmation.
 */
export function useBoatUpdate(onDone: () => void, onNewer: (text: string) => Promise<void>): BoatUpdate {
  const [update] = useUpdateBoatMutation();
  const confirmation = useConfirmAction();
  const [refused, setRefused] = useState<ApiFailure>();

  const ask: BoatUpdate['ask'] = ({ _id, name }, body) => {
    setRefused(undefined);
    const send = async () => {
      try {
        await update({ boat: _id, ...body }).unwrap();
      } catch (error) {
        const failure = failureOf(error);
        if (failure.code === 'newer_version') await onNewer(failure.text);
        else if (failure.field !== null) setRefused(failure);
        else throw error;
        return false;
      }
      onDone();
      return true;
    };
    confirmation.ask({
      title: UPLOAD_CHANGES,
      question: confirmBoatChanges(name),
      verb: UPLOAD_CHANGES,
      send,
      messages: BOAT_MESSAGES,
      doneText: changesUploaded(name),
      doneMs: SENTENCES_MS,
    });
  };
  return { ask, confirmation, refused };
}
