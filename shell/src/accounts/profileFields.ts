import { CURRENT_PASSWORD_NEEDED } from '@fleetwatch/contract/accounts/texts';
import { aboutMeRule, aboutMeUrlRule, emailRule, userGroupRule } from '@fleetwatch/contract/accounts/rules';
import type { LocalProfile } from '@fleetwatch/kit/store/localProfile';
import type { Checked } from '@fleetwatch/kit/ui/form/useFormFields.ts';

/** The fields of the profile form by their names on the wire; the picture is not typed. */
export type ProfileField = 'email' | 'group' | 'aboutme' | 'aboutmeurl' | 'password';
export type ProfileValues = Record<ProfileField, string>;

export function profileValues({ email, group, aboutMe, aboutMeURL }: LocalProfile): ProfileValues {
  return { email, group, aboutme: aboutMe, aboutmeurl: aboutMeURL, password: '' };
}

/** The entries to send, trimmed. */
export const profileEntries = (values: ProfileValues): ProfileValues => ({
  ...values,
  email: values.email.trim(),
  aboutme: values.aboutme.trim(),
  aboutmeurl: values.aboutmeurl.trim(),
});

/** Whether anything differs from the member's current profile. */
export function isProfileChanged(typed: ProfileValues, pic: string, now: LocalProfile): boolean {
  const { password: _typed, ...entries } = profileEntries(typed);
  const { password: _now, ...present } = profileValues(now);
  const fields = Object.keys(entries) as (keyof typeof entries)[];
  return pic !== now.pic || fields.some((field) => entries[field] !== present[field]);
}

/** Checks every rule of the profile that needs no server (rule profile.fields). */
export function checkProfile(values: ProfileValues): Checked<ProfileField> {
  const { email, group, aboutme, aboutmeurl } = profileEntries(values);
  return {
    email: emailRule(email),
    group: userGroupRule(group),
    aboutme: aboutMeRule(aboutme),
    aboutmeurl: aboutMeUrlRule(aboutmeurl),
    password: values.password === '' ? CURRENT_PASSWORD_NEEDED : null,
  };
}
