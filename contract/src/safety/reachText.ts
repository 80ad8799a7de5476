import { FAILURE_TEXTS, FORMER_MEMBER } from './texts.ts';
import type { TimeOf } from './sheetText.ts';
import type { AlertRecipient } from './wire.ts';

type State = AlertRecipient['state'];

/** 'Sam Safety 15:31', 'Gone Officer (no device and no confirmed email address)' */
export function recipientText({ name, at, state, failure }: AlertRecipient, timeOf: TimeOf): string {
  const who = name ?? FORMER_MEMBER;
  if (state === 'reached') return `${who} ${timeOf(at)}`;
  return state === 'failed' && failure ? `${who} (${FAILURE_TEXTS[failure]})` : who;
}

/** Lists the members in a state in one line: 'Sam Safety 15:31, Dana Duty 15:32'; '' for none. */
export const recipientsText = (recipients: readonly AlertRecipient[], state: State, timeOf: TimeOf): string =>
  recipients
    .filter((one) => one.state === state)
    .map((one) => recipientText(one, timeOf))
    .join(', ');
