import { exceptionIn } from '@fleetwatch/contract/sorties/texts';
import type { CallTexts } from '@fleetwatch/contract/sorties/texts';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { textOfCall } from '@fleetwatch/kit/store/failureMessages';

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
 * The error catalogue's words for a failed call (rule launch.failures): the server's own text where it gave a reason, else
 * the texts documented for this action.
 * @param texts of the call, or what is said alone when the server broke down, where nothing more is documented
 */
export function refusalOf(error: unknown, texts: CallTexts | string): Refusal {
  const { code, text, status } = failureOf(error);
  const isOutOfDate = status === 409 || status === 404;
  if (typeof texts !== 'string') return new Refusal(textOfCall(error, texts), isOutOfDate);
  return new Refusal(code === 'internal' ? texts : text, isOutOfDate);
}

/** Does it; an exception that is no refusal says in which function it was (rule portal.exceptions). */
export async function inFunction(where: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Refusal || !(error instanceof Error)) throw error;
    throw new Refusal(exceptionIn(where, error.message));
  }
}
