import type { Profile } from '@fleetwatch/contract/accounts/wire';

/** The profile of the member signed in on this device (rule account.passwords-never-kept); never a password. */
export interface LocalProfile {
  isAuthorised: boolean;
  displayName: string;
  email: string;
  hint: string;
  /** User group id. */
  group: string;
  groupmoniker: string;
  aboutMe: string;
  aboutMeURL: string;
  pic: string;
  /** Member id; '' when signed out. */
  id: string;
  coach: 0 | 1;
  /** Whether the coach is confirmed (rule member.coach-confirmed). */
  coachConfirmed?: 0 | 1;
  /** Shows the analytic charts on this device. */
  isAnalytic: boolean;
  /** Masks other members' names and pictures on this device. */
  isAnonymous: boolean;
}

/** The profile without a sign-in, and the default settings of a new device. */
export const ANONYMOUS_PROFILE: LocalProfile = {
  isAuthorised: false,
  displayName: '',
  email: '',
  hint: '',
  group: '',
  groupmoniker: '',
  aboutMe: '',
  aboutMeURL: '',
  pic: '',
  id: '',
  coach: 0,
  coachConfirmed: 0,
  isAnalytic: true,
  isAnonymous: false,
};

const AUTH_KEY = 'fwo:auth';
const HINTS_KEY = 'fwo:hints';

/** Converts the server's member to a local profile; the device's two settings are preserved. */
export function profileOfMember(
  member: Profile,
  device: Pick<LocalProfile, 'isAnalytic' | 'isAnonymous'>,
): LocalProfile {
  return {
    isAuthorised: true,
    displayName: member.name,
    email: member.email,
    hint: member.hint,
    group: member.group,
    groupmoniker: member.groupmoniker,
    aboutMe: member.aboutme,
    aboutMeURL: member.aboutmeurl,
    pic: member.pic,
    id: member._id,
    coach: member.coach,
    coachConfirmed: member.coachconfirmed ?? 0,
    isAnalytic: device.isAnalytic,
    isAnonymous: device.isAnonymous,
  };
}

function readRecord(key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    // Storage may be refused, or hold data of other code: then the profile is empty.
    return {};
  }
}

/** Reads only fields of the expected type, so a damaged entry costs at most a sign-in. */
export function readProfile(): LocalProfile {
  const stored = readRecord(AUTH_KEY);
  const known = Object.entries(ANONYMOUS_PROFILE).map(([field, blank]) => {
    const value = stored[field];
    return [field, typeof value === typeof blank ? value : blank];
  });
  const profile = Object.fromEntries(known) as LocalProfile;
  return profile.isAuthorised && (profile.id === '' || profile.displayName === '')
    ? ANONYMOUS_PROFILE
    : profile;
}

/** @throws when the device refuses to store */
export function writeProfile(profile: LocalProfile): void {
  localStorage.setItem(AUTH_KEY, JSON.stringify(profile));
}

const hintName = (displayName: string): string => displayName.trim().toLowerCase();

/** The password hint stored on this device for a display name, or null (rule account.hint-on-device). */
export function readHint(displayName: string): string | null {
  const hint = readRecord(HINTS_KEY)[hintName(displayName)];
  return typeof hint === 'string' && hint !== '' ? hint : null;
}

/** @throws when the device refuses to store */
export function writeHint(displayName: string, hint: string): void {
  const hints = { ...readRecord(HINTS_KEY), [hintName(displayName)]: hint };
  localStorage.setItem(HINTS_KEY, JSON.stringify(hints));
}
