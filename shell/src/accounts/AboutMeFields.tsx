import { ABOUT_ME_MAX } from '@fleetwatch/contract/accounts/limits';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import type { FieldProps } from '@fleetwatch/kit/ui/form/useFormFields.ts';

interface AboutMeFieldsProps {
  aboutme: FieldProps;
  aboutmeurl: FieldProps;
}

/** What members may say about themselves. */
export function AboutMeFields({ aboutme, aboutmeurl }: AboutMeFieldsProps) {
  return (
    <>
      <TextAreaField label="About me" hint="Optional" limit={ABOUT_ME_MAX} {...aboutme} />
      <TextField
        label="About me URL"
        hint="Optional: your page, starting with https://"
        type="url"
        inputMode="url"
        autoComplete="url"
        {...aboutmeurl}
      />
    </>
  );
}
