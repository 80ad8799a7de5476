import { useId } from 'react';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { Bar, FileInput } from './importStyle.ts';
import { useSendFile } from './useSendFile.ts';
import { FILE, SUPPORTED_FILES, UPLOAD_FILE, UPLOADING } from './texts.ts';

/** Uploads a file of another system (rule moving.sources). */
export function UploadCard() {
  const id = useId();
  const { progress, refusal, send } = useSendFile();
  return (
    <Card title={UPLOAD_FILE}>
      <Stack>
        <div>
          <label htmlFor={id}>
            <strong>{FILE}</strong>
          </label>
          <FileInput
            id={id}
            type="file"
            accept=".zip,.csv,.tsv,.txt,.json,.xlsx"
            disabled={progress !== null}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // Otherwise the same file could not be chosen again after a correction.
              currentTarget.value = '';
              if (file) void send(file);
            }}
          />
        </div>
        <Quiet>{SUPPORTED_FILES}</Quiet>
        {progress !== null && <Bar aria-label={UPLOADING} value={progress} />}
        <div role="alert">{refusal !== '' && <Notice tone="red">{refusal}</Notice>}</div>
      </Stack>
    </Card>
  );
}
