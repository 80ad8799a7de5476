import { HelpItems } from './HelpItems.tsx';
import { HelpSection } from './HelpSection.tsx';
import { PICKING_BOATS } from './texts.ts';

export function PickingBoats() {
  const { title, steps, notes } = PICKING_BOATS;
  return (
    <HelpSection id="boats" title={title}>
      <ol>
        <HelpItems texts={steps} />
      </ol>
      <ul>
        <HelpItems texts={notes} />
      </ul>
    </HelpSection>
  );
}
