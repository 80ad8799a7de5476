import { isKitSatisfied } from '@fleetwatch/kit/federation/isKitSatisfied';

/** A page has one version of what is shared, and the ranges that remotes ask for are written by kit's build: `^1.2.3`. */
export const satisfy = (version, range) => isKitSatisfied(range, version);
