import { HelpItems } from './HelpItems.tsx';
import { HelpSection } from './HelpSection.tsx';
import { HelpText } from './HelpText.tsx';
import { TWEETING } from './texts.ts';

export function Tweeting() {
  const { title, intro, audiences, notes } = TWEETING;
  return (
    <HelpSection id="tweets" title={title}>
      <p>
        <HelpText>{intro}</HelpText>
      </p>
      <dl>
        {audiences.map(([audience, readers]) => (
          <div key={audience}>
            <dt>{audience}</dt>
            <dd>{readers}</dd>
          </div>
        ))}
      </dl>
      <ul>
        <HelpItems texts={notes} />
      </ul>
    </HelpSection>
  );
}
