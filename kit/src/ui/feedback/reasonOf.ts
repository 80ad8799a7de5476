import { INTERNAL_ERROR } from '@fleetwatch/contract/errors/messages';

/**
 * The text for a person in what a command was rejected with: an `ApiFailure`, or a text of the screen's own. What an
 * unforeseen exception says is for its developer, and becomes the catalogue's internal error.
 */
export function reasonOf(rejection: unknown): string {
  if (typeof rejection === 'string') return rejection;
  if (typeof rejection === 'object' && rejection !== null && 'text' in rejection)
    return String(rejection.text);
  return INTERNAL_ERROR;
}
