import { SERVER_BUSY } from '@fleetwatch/contract/errors/texts';
import { pingDatabase } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/errors.ts';

const ELSEWHERE_SECONDS = 1;

let isDraining = false;

/** Set when the process starts to stop; reset when an API starts in it. */
export function setDraining(is: boolean): void {
  isDraining = is;
}

/**
 * Throws 503 when requests should go to another process: this process is stopping, or its database does not
 * answer.
 */
export async function assertReady(): Promise<void> {
  if (isDraining) throw new ApiError('busy', SERVER_BUSY, ELSEWHERE_SECONDS);
  await pingDatabase();
}
