// @chunk screens

import { INTERNAL_ERROR } from '@fleetwatch/contract/errors/texts';

/**
 * Text for the user from a rejection: an `ApiFailure`, or a text of the screen. The message of an unexpected exception is for
 * developers, and is replaced by the catalog's internal error.
 */
export function reasonOf(rejection: unknown): string {
  if (typeof rejection === 'string') return rejection;
  if (typeof rejection === 'object' && rejection !== null && 'text' in rejection)
    return String(rejection.text);
  return INTERNAL_ERROR;
}
