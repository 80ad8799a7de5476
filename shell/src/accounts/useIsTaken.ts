import { skipToken } from '@reduxjs/toolkit/query/react';
import type { FieldRule } from '@fleetwatch/contract/errors/fieldRule';
import { useAvailabilityQuery } from './availabilityApi.ts';
import { useDebounced } from '@fleetwatch/kit/ui/form/useDebounced.ts';

/**
 * Returns whether another member has this name or email address, once typing stops and the rule passes. Without an answer it
 * counts as free: the server decides when the form is sent.
 */
export function useIsTaken(kind: 'name' | 'email', typed: string, rule: FieldRule): boolean {
  const value = typed.trim();
  const settled = useDebounced(value);
  const mayAsk = rule(settled) === null;
  const question = kind === 'name' ? { name: settled } : { email: settled };
  const { currentData: isAvailable } = useAvailabilityQuery(mayAsk ? question : skipToken);
  return settled === value && isAvailable === false;
}
