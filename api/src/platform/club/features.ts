import type { Feature } from '@fleetwatch/contract/clubs/features';
import { noteRead } from '../cache/modelVersions.ts';
import { ApiError } from '../http/errors.ts';
import { currentClub } from './clubScope.ts';

/** Whether the current club has turned a feature on. What is answered by it is asked again once the club changes. */
export function usesFeature(feature: Feature): boolean {
  const { id, features } = currentClub();
  noteRead(String(id), 'Club');
  return features?.includes(feature) ?? false;
}

/** 404 `feature_off` where the club has not turned a feature on. */
export function assertFeature(feature: Feature, refusal: string): void {
  if (!usesFeature(feature)) throw new ApiError('feature_off', refusal);
}
