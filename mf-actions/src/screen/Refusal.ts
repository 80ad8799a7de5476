import { failureOf } from '@fleetwatch/kit/store/apiFailure';

/** Why an action did not happen: what a slider's promise is rejected with. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** For the member. */
  readonly text: string;
  /** The boat or sortie is not as this device thought: what it shows is old. */
  readonly isOutOfDate: boolean;

  constructor(text: string, isOutOfDate = false) {
    super(text);
    this.text = text;
    this.isOutOfDate = isOutOfDate;
  }
}

/**
 * The error catalogue's words for a failed call (member-operations §8): the server's own text where it gave a reason, else
 * the text documented for this action.
 * @param brokenText e.g. 'launch: failure on send!'
 * @param unansweredText what precedes the reason when it was sent and no answer came, e.g. 'exception on launch/reply!'
 */
export function refusalOf(error: unknown, brokenText: string, unansweredText?: string): Refusal {
  const { code, text, status } = failureOf(error);
  if (status === 'timeout' && unansweredText) return new Refusal(`${unansweredText} ${text}`);
  return new Refusal(code === 'internal' ? brokenText : text, status === 409 || status === 404);
}
