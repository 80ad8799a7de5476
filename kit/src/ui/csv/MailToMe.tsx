// @inner @chunk ui-csv

import { mailedText } from '@fleetwatch/contract/activity/mailTexts';
import { failureOf } from '../../store/apiFailure.ts';
import { useAppSelector } from '../../store/createStore.ts';
import { useMailCsvMutation } from '../../store/mailCsv.ts';
import { selectProfile } from '../../store/sessionSlice.ts';
import { Button } from '../button/Button.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { MAIL_TO_ME } from './texts.ts';

interface MailToMeProps {
  /** The call of the file: '/fleet-csv/all/2'. */
  call: string;
}

/** A button that emails the file to the signed-in member as a spreadsheet, and reports the address or the failure. */
export function MailToMe({ call }: MailToMeProps) {
  const { email } = useAppSelector(selectProfile);
  const [mailCsv, { data, error, isLoading }] = useMailCsvMutation();
  const outcome = error ? failureOf(error).text : data && mailedText(email, data.files);
  return (
    <>
      <Button isBusy={isLoading} onClick={() => void mailCsv({ calls: [call] })}>
        {MAIL_TO_ME}
      </Button>
      <div role="status">
        {outcome === undefined ? null : <Notice tone={error ? 'red' : 'green'}>{outcome}</Notice>}
      </div>
    </>
  );
}
