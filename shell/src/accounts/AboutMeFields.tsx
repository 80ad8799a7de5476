import { ABOUT_ME_MAX } from '@fleetwatch/contract/accounts/limits';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import type { FieldProps } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { ABOUT_ME, ABOUT_ME_URL, OPTIONAL, URL_HINT } from './texts.ts';

interface AboutMeFieldsProps {
  aboutme: FieldProps;
  aboutmeurl: FieldProps;
}

/** Optional fields in which members describe themselves. */
export function AboutMeFields({ aboutme, aboutmeurl }: AboutMeFieldsProps) {
  return (
    <>
      <TextAreaField label={ABOUT_ME} hint={OPTIONAL} limit={ABOUT_ME_MAX} {...aboutme} />
      <TextField
        label={ABOUT_ME_URL}
        hint={URL_HINT}
        type="url"
        inputMode="url"
        autoComplete="url"
        {...aboutmeurl}
      />
    </>
  );
}
