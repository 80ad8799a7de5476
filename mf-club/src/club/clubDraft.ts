import type { ClubLook } from '@fleetwatch/contract/clubs/edits';
import {
  bladeRule,
  colourRule,
  DEFAULT_IDENTITY,
  type BladePattern,
  type ClubIdentity,
} from '@fleetwatch/contract/clubs/identity';
import { FEATURES, type Feature } from '@fleetwatch/contract/clubs/features';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { latitudeRule, longitudeRule, type ClubPlace } from '@fleetwatch/contract/clubs/place';
import type { Club } from '@fleetwatch/contract/clubs/wire';

/**
 * Entries and choices; '' for no third color, both degrees '' for no place, and '' for no crest. Features are separated by
 * spaces.
 */
export type ClubDraft = Record<
  'first' | 'second' | 'third' | 'blade' | 'latitude' | 'longitude' | 'crest' | 'unit' | 'features',
  string
>;

export function draftOf({
  identity = DEFAULT_IDENTITY,
  place,
  logos,
  unit = 'mi',
  features = [],
}: Pick<Club, 'identity' | 'place' | 'logos' | 'unit' | 'features'>): ClubDraft {
  const { first, second, third = '' } = identity.colours;
  return {
    first,
    second,
    third,
    blade: identity.blade,
    latitude: place ? String(place.latitude) : '',
    longitude: place ? String(place.longitude) : '',
    crest: logos.escutcheon,
    unit,
    features: features.join(' '),
  };
}

/** Reads `47,37` as well as `47.37`; NaN for an empty field. */
const degreesOf = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.'));

const hasPlace = ({ latitude, longitude }: ClubDraft): boolean => `${latitude}${longitude}`.trim() !== '';

/** Returns why it cannot be sent, by field (rules club.identity, club.place). */
export function checkDraft(draft: ClubDraft): Record<keyof ClubDraft, string | null> {
  return {
    first: colourRule(draft.first),
    second: colourRule(draft.second),
    third: draft.third === '' ? null : colourRule(draft.third),
    blade: bladeRule(draft.blade),
    latitude: hasPlace(draft) ? latitudeRule(degreesOf(draft.latitude)) : null,
    longitude: hasPlace(draft) ? longitudeRule(degreesOf(draft.longitude)) : null,
    crest: null,
    unit: null,
    features: null,
  };
}

export function identityOf({ first, second, third, blade }: ClubDraft): ClubIdentity {
  const [one, two, three] = [first, second, third].map((colour) => colour.toUpperCase()) as [
    string,
    string,
    string,
  ];
  return {
    colours: { first: one, second: two, ...(three && { third: three }) },
    // A value of the radio buttons.
    blade: blade as BladePattern,
  };
}

/** Returns the typed place; null while it is missing or invalid. */
export function placeOf(draft: ClubDraft): ClubPlace | null {
  const { latitude, longitude } = checkDraft(draft);
  if (!hasPlace(draft) || latitude !== null || longitude !== null) return null;
  return { latitude: degreesOf(draft.latitude), longitude: degreesOf(draft.longitude) };
}

/** Returns the enabled features. */
export const featuresOf = ({ features }: ClubDraft): Feature[] =>
  FEATURES.filter((feature) => features.split(' ').includes(feature));

/** Returns the draft with a feature turned on or off, in the format of its field. */
export const withFeature = (draft: ClubDraft, feature: Feature, isOn: boolean): string =>
  FEATURES.filter((one) => (one === feature ? isOn : featuresOf(draft).includes(one))).join(' ');

export const lookOf = (draft: ClubDraft): Required<ClubLook> => ({
  identity: identityOf(draft),
  place: placeOf(draft),
  crest: draft.crest,
  // A value of the select.
  unit: draft.unit as ShownUnit,
  features: featuresOf(draft),
});
