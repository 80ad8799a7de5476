import { InstalledLink } from './InstalledLink.tsx';
import { HelpSection } from './HelpSection.tsx';

export function PickingBoats() {
  return (
    <HelpSection id="boats" title="Picking boats to launch">
      <ol>
        <li>
          On <InstalledLink to="/actions">Actions</InstalledLink>, tap <strong>Launch</strong>. One tab per
          boat class appears, named by its moniker: 1x for a scull, 2x for a double, 8+ for an eight. The
          number beside it says how many of that class are in.
        </li>
        <li>Tap the class, then your boat. In boats with more seats, pick your crew if you like.</li>
        <li>
          Slide <strong>Confirm launch</strong> all the way. Without dragging: the button beside the slider,
          or the keys End and Enter.
        </li>
      </ol>
      <ul>
        <li>
          <strong>Unlaunched</strong> lists every boat that is in, whatever its class.
        </li>
        <li>
          <strong>1p</strong> and <strong>2-4-8p</strong> are your own private boats: they need no list, only
          the slider.
        </li>
        <li>
          <strong>1b</strong> borrows another member&rsquo;s private single: pick the owner. You get the
          miles; the owner gets the private-boat miles.
        </li>
        <li>
          A boat in dry dock cannot be launched or crewed until a coach returns it to the water, and a boat
          that is out cannot be launched a second time.
        </li>
      </ul>
    </HelpSection>
  );
}
