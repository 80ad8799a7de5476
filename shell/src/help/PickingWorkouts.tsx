import { HelpItems } from './HelpItems.tsx';
import { HelpSection } from './HelpSection.tsx';
import { HelpText } from './HelpText.tsx';
import { PICKING_WORKOUTS } from './texts.ts';

export function PickingWorkouts() {
  const { title, intro, notes } = PICKING_WORKOUTS;
  return (
    <HelpSection id="workouts" title={title}>
      <p>
        <HelpText>{intro}</HelpText>
      </p>
      <ul>
        <HelpItems texts={notes} />
      </ul>
    </HelpSection>
  );
}
