import { useIsNotifying } from '../inbox/useIsNotifying.ts';
import { HelpItems } from './HelpItems.tsx';
import { HelpSection } from './HelpSection.tsx';
import { HelpText } from './HelpText.tsx';
import { GOING_ON_DECK } from './texts.ts';

export function GoingOnDeck() {
  const isNotifying = useIsNotifying();
  const { title, intro, notes, inbox } = GOING_ON_DECK;
  return (
    <HelpSection id="ondeck" title={title}>
      <p>
        <HelpText>{intro}</HelpText>
      </p>
      <ul>
        <HelpItems texts={isNotifying ? [...notes, inbox] : notes} />
      </ul>
    </HelpSection>
  );
}
