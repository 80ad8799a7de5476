import { InstalledLink } from './InstalledLink.tsx';
import { HelpSection } from './HelpSection.tsx';

export function ForgottenPhone() {
  return (
    <HelpSection id="tablet" title="Forgotten phone: the boathouse tablet">
      <p>
        The tablet at the boathouse shows <InstalledLink to="/boathouse">Fleetwatch Boathouse</InstalledLink>,
        where nobody stays signed in. Each launch, each borrowed boat and each landing asks for your full name
        (or e-mail) and your password, and forgets them at once.
      </p>
      <ol>
        <li>
          <strong>Launch</strong>: tap the class, swipe your boat, tap Launch and say who you are.
        </li>
        <li>
          <strong>Land</strong>: say who you are, set the miles of each boat you have out, and slide.
        </li>
      </ol>
      <p>
        It makes no difference where you launched: land on the tablet what you launched on your phone, or the
        other way round. On your own device the page opens only after you have signed out. Some clubs have a
        coach pair each tablet once, by a code that it shows.
      </p>
    </HelpSection>
  );
}
