import type { Feature } from '@fleetwatch/contract/clubs/features';
import { noteRead } from '../cache/modelVersions.ts';
import { ApiError } from '../http/errors.ts';
import { currentClub } from './clubScope.ts';

/**
 * Whether the current club has turned a feature on. Cached answers that depend on it are invalidated once
 * the club changes.
 */
export function usesFeature(feature: Feature): boolean {
  const { id, features } = currentClub();
  noteRead(String(id), 'Club');
  return features?.includes(feature) ?? false;
}

/** Throws 404 `feature_off` if the club has not turned a feature on. */
export function assertFeature(feature: Feature, refusal: string): void {
  if (!usesFeature(feature)) throw new ApiError('feature_off', refusal);
}
