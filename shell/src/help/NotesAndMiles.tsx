import { groupThousands } from '@fleetwatch/contract/sorties/miles';
import {
  DECIMAL_KM_MAX,
  DECIMAL_MILES_MAX,
  METERS_ABOVE,
  METERS_MAX,
  METERS_PER_MILE,
  NOTES_MAX,
} from '@fleetwatch/contract/sorties/limits';
import { HelpSection } from './HelpSection.tsx';

export function NotesAndMiles() {
  return (
    <HelpSection id="miles" title="Notes, decimal miles and meters">
      <p>
        When you land, the Miles <strong>+</strong> and <strong>−</strong> count whole miles. For anything
        finer leave them at 0 and begin the notes with a number:
      </p>
      <dl>
        <dt>5.2 steady, headwind on the way home</dt>
        <dd>
          A number with a decimal point, up to {DECIMAL_MILES_MAX}, is miles: 5.2 miles, and the notes say
          &ldquo;steady, headwind on the way home&rdquo;.
        </dd>
        <dt>8,000 two pieces</dt>
        <dd>
          A whole number above {groupThousands(METERS_ABOVE)} and up to {groupThousands(METERS_MAX)} is
          meters, {groupThousands(METERS_PER_MILE)} to the mile: 5 miles.
        </dd>
        <dt>8 km upstream</dt>
        <dd>A unit with the number says what it is: 8 miles, 8 km or 8000 m. The notes begin after it.</dd>
      </dl>
      <p>
        Where distances are shown in kilometers or meters you type them into their field, such as 8.5
        kilometers or 8500 meters. A decimal number that the notes begin with is kilometers then, up to{' '}
        {DECIMAL_KM_MAX}, and a whole one meters, as they are. Your club sets the unit; change it for this
        device under “This device” in the menu.
      </p>
      <p>
        You are always asked before such a number is logged. Any other start leaves the mileage at 0. Notes
        have at most {NOTES_MAX} characters.
      </p>
    </HelpSection>
  );
}
