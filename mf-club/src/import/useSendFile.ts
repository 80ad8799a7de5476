import { useState } from 'react';
import { FILE_BYTES_MAX, FILE_NAME_MAX, PART_BYTES } from '@fleetwatch/contract/import/limits';
import { FILE_EMPTY, FILE_TOO_LARGE } from '@fleetwatch/contract/import/texts';
import { failureOf, type ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { base64Of } from './base64Of.ts';
import {
  useDiscardImportMutation,
  useOpenImportMutation,
  useReadImportMutation,
  useSendPartMutation,
} from './importApi.ts';

export interface SendFile {
  /** From 0 to 1; null while no file is sent. */
  progress: number | null;
  refusal: string;
  send: (file: File) => Promise<void>;
}

/** Uploads a file in parts and requests that it is read. A refused file is discarded, so that another can be sent. */
export function useSendFile(): SendFile {
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState('');
  const [open] = useOpenImportMutation();
  const [sendPart] = useSendPartMutation();
  const [read] = useReadImportMutation();
  const [discard] = useDiscardImportMutation();

  const sendParts = async (file: File, id: string): Promise<ApiFailure | null> => {
    for (let part = 0; part * PART_BYTES < file.size; part += 1) {
      const content = await base64Of(file.slice(part * PART_BYTES, (part + 1) * PART_BYTES));
      const { error } = await sendPart({ id, part, content });
      if (error) return failureOf(error);
      setProgress(Math.min(1, ((part + 1) * PART_BYTES) / file.size));
    }
    const { error } = await read({ id });
    return error ? failureOf(error) : null;
  };

  const send = async (file: File): Promise<void> => {
    const tooLarge = file.size > FILE_BYTES_MAX ? FILE_TOO_LARGE : '';
    setRefusal(file.size === 0 ? FILE_EMPTY : tooLarge);
    if (file.size === 0 || tooLarge !== '') return;
    setProgress(0);
    const { data, error } = await open({ name: file.name.slice(-FILE_NAME_MAX), size: file.size });
    const failed = data ? await sendParts(file, data._id) : failureOf(error);
    if (failed) setRefusal(failed.text);
    if (data && failed) await discard(data._id);
    setProgress(null);
  };
  return { progress, refusal, send };
}
