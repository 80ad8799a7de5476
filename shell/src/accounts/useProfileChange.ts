import { useState } from 'react';
import { EMAIL_TAKEN, NO_PROFILE_CHANGES } from '@fleetwatch/contract/accounts/texts';
import { emailRule } from '@fleetwatch/contract/accounts/rules';
import type { Profile } from '@fleetwatch/contract/accounts/wire';
import { USER_GROUP_GONE } from '@fleetwatch/contract/usergroups/texts';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { profileOfMember } from '@fleetwatch/kit/store/localProfile';
import { profileChanged, selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { findField } from './findField.ts';
import { checkProfile, isProfileChanged, profileEntries, profileValues } from './profileFields.ts';
import type { ProfileField } from './profileFields.ts';
import { postForm } from './postForm.ts';
import { useFormFailure } from './useFormFailure.ts';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import type { FieldProps } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { useIsTaken } from './useIsTaken.ts';
import { PROFILE_CHANGED } from './texts.ts';

export interface ProfileChange {
  wire: (field: ProfileField) => FieldProps;
  pic: string;
  setPic: (pic: string) => void;
  submit: () => void;
  isBusy: boolean;
  failure: string | undefined;
}

/** Changes the member's own profile, confirmed by the current password (rule profile.fields). */
export function useProfileChange(userGroups: readonly UserGroup[] | undefined): ProfileChange {
  const dispatch = useAppDispatch();
  const profile = useAppSelector(selectProfile);
  const [{ pic }, setPicture] = useDraft('profile:picture', { pic: profile.pic });
  const [isBusy, setIsBusy] = useState(false);
  const form = useFormFields(profileValues(profile), { cachedAs: 'profile', secrets: ['password'] });
  const { values } = form;
  const { failure, setFailure, handleFailure } = useFormFailure<ProfileField>({
    action: 'changeProfile',
    form,
    secrets: ['password'],
    fieldOf: ({ field }: ApiFailure) => findField(values, field),
  });
  const isOwn = values.email.trim().toLowerCase() === profile.email.toLowerCase();
  const isTaken = useIsTaken('email', isOwn ? '' : values.email, emailRule);
  const rules = checkProfile(values);
  const isGroupGone =
    values.group !== '' && userGroups !== undefined && !userGroups.some(({ _id }) => _id === values.group);
  const checked = {
    ...rules,
    email: rules.email ?? (isTaken ? EMAIL_TAKEN : null),
    group: isGroupGone ? USER_GROUP_GONE : rules.group,
  };

  const applyProfile = (member: Profile) => {
    dispatch(profileChanged(profileOfMember(member, profile)));
    dispatch(invalidateTags(['Members', 'UserGroups']));
    dispatch(toastShown({ text: PROFILE_CHANGED, tone: 'success' }));
    form.empty(['password']);
  };

  const handleSubmit = async () => {
    setFailure(undefined);
    if (isBusy) return;
    if (!isGroupGone && !isProfileChanged(values, pic, profile)) {
      setFailure(NO_PROFILE_CHANGES);
      return;
    }
    if (!form.passes(checked)) return;
    setIsBusy(true);
    const moniker = userGroups?.find(({ _id }) => _id === values.group)?.moniker ?? '';
    const body = { id: profile.id, ...profileEntries(values), moniker, pic };
    const { data, error } = await dispatch(postForm<Profile>({ url: 'profile-change', body }));
    setIsBusy(false);
    if (error) handleFailure(error);
    else applyProfile(data);
  };

  return {
    wire: (field) => {
      const wired = form.wire(field, checked[field]);
      // The refused value was not typed here, but the member must fix it here.
      return field === 'group' && isGroupGone ? { ...wired, error: wired.error ?? USER_GROUP_GONE } : wired;
    },
    pic,
    setPic: (chosen) => setPicture({ pic: chosen }),
    submit: () => void handleSubmit(),
    isBusy,
    failure,
  };
}
