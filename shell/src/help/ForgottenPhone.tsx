import { HelpItems } from './HelpItems.tsx';
import { HelpSection } from './HelpSection.tsx';
import { HelpText } from './HelpText.tsx';
import { FORGOTTEN_PHONE } from './texts.ts';

export function ForgottenPhone() {
  const { title, intro, steps, notes } = FORGOTTEN_PHONE;
  return (
    <HelpSection id="tablet" title={title}>
      <p>
        <HelpText>{intro}</HelpText>
      </p>
      <ol>
        <HelpItems texts={steps} />
      </ol>
      <p>{notes}</p>
    </HelpSection>
  );
}
