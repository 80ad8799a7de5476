import { useState } from 'react';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { saveFile } from '@fleetwatch/kit/ui/csv/saveFile.ts';
import { FieldErrorText } from '@fleetwatch/kit/ui/form/FieldFrame';
import { useLazyLabelsQuery } from './damageApi.ts';
import { DOWNLOAD_RACK_LABELS } from './texts.ts';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Saves a sheet of labels of the fleet, or of a class; each leads to the form of its boat's report (rule damage.labels). */
export function LabelsButton({ group }: { group: string }) {
  const [ask, { isFetching }] = useLazyLabelsQuery();
  const [refusal, setRefusal] = useState('');
  const handlePress = async () => {
    const { data, error } = await ask({ group, origin: location.origin });
    setRefusal(error ? failureOf(error).text : '');
    if (data) saveFile(data.fileName, new Blob([bytesOf(data.pdf)], { type: 'application/pdf' }));
  };
  return (
    <div>
      <Button icon="print" isBusy={isFetching} onClick={() => void handlePress()}>
        {DOWNLOAD_RACK_LABELS}
      </Button>
      <div role="alert">{refusal !== '' && <FieldErrorText>{refusal}</FieldErrorText>}</div>
    </div>
  );
}
