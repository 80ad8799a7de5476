import { HelpSection } from './HelpSection.tsx';
import { HelpText } from './HelpText.tsx';
import { NOTES_AND_MILES } from './texts.ts';

export function NotesAndMiles() {
  const { title, intro, examples, otherUnits, confirmation } = NOTES_AND_MILES;
  return (
    <HelpSection id="miles" title={title}>
      <p>
        <HelpText>{intro}</HelpText>
      </p>
      <dl>
        {examples.map(([typed, meaning]) => (
          <div key={typed}>
            <dt>{typed}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        <HelpText>{otherUnits}</HelpText>
      </p>
      <p>{confirmation}</p>
    </HelpSection>
  );
}
