import { useId } from 'react';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { Bar, FileInput } from './importStyle.ts';
import { useSendFile } from './useSendFile.ts';

/** Takes a file of another system (rule moving.sources). */
export function UploadCard() {
  const id = useId();
  const { progress, refusal, send } = useSendFile();
  return (
    <Card title="Bring a file">
      <Stack>
        <div>
          <label htmlFor={id}>
            <strong>File</strong>
          </label>
          <FileInput
            id={id}
            type="file"
            accept=".zip,.csv,.tsv,.txt,.json,.xlsx"
            disabled={progress !== null}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // Else the same file could not be chosen again once it is corrected.
              currentTarget.value = '';
              if (file) void send(file);
            }}
          />
        </div>
        <Quiet>
          A backup of an efa 2 project (zip); lists of outings, people or boats with a header (CSV, Excel); an
          export of Fleetwatch; or the JSON of BoatShedManager or RowingBeacon. Nothing is written before you
          have seen what it would be.
        </Quiet>
        {progress !== null && <Bar aria-label="Sending the file" value={progress} />}
        <div role="alert">{refusal !== '' && <Notice tone="red">{refusal}</Notice>}</div>
      </Stack>
    </Card>
  );
}
