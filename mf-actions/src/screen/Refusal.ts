import { exceptionIn } from '@fleetwatch/contract/sorties/texts';
import type { CallTexts } from '@fleetwatch/contract/sorties/texts';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { textOfCall } from '@fleetwatch/kit/store/failureMessages';

/** Reason why an action failed: a slider's promise rejects with it. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** Text for the member. */
  readonly text: string;
  /** Whether the boat or sortie has changed, so that the device shows old data. */
  readonly isOutOfDate: boolean;

  constructor(text: string, isOutOfDate = false) {
    super(text);
    this.text = text;
    this.isOutOfDate = isOutOfDate;
  }
}

/**
 * Returns the error catalog's words for a failed call (rule launch.failures): the server's own text if it gave a reason, else
 * the texts documented for this action.
 * @param texts the call's documented texts, or the one text for a server failure
 */
export function refusalOf(error: unknown, texts: CallTexts | string): Refusal {
  const { code, text, status } = failureOf(error);
  const isOutOfDate = status === 409 || status === 404;
  if (typeof texts !== 'string') return new Refusal(textOfCall(error, texts), isOutOfDate);
  return new Refusal(code === 'internal' ? texts : text, isOutOfDate);
}

/** Runs a function; turns an exception that is not a refusal into one that names the function (rule portal.exceptions). */
export async function inFunction(where: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Refusal || !(error instanceof Error)) throw error;
    throw new Refusal(exceptionIn(where, error.message));
  }
}
