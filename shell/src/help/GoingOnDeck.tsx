import { Link } from 'react-router-dom';
import { useIsNotifying } from '../inbox/useIsNotifying.ts';
import { InstalledLink } from './InstalledLink.tsx';
import { HelpSection } from './HelpSection.tsx';

export function GoingOnDeck() {
  const isNotifying = useIsNotifying();
  return (
    <HelpSection id="ondeck" title="On Deck">
      <p>
        On deck means: I am at the boathouse and ready to row, seat me. Slide <strong>Confirm On Deck</strong>{' '}
        on <InstalledLink to="/actions">Actions</InstalledLink>; slide again to go off deck. Coaches and
        anyone putting a crew together see who waits on <InstalledLink to="/ondeck">On Deck</InstalledLink>.
      </p>
      <ul>
        <li>Launching a boat takes you off deck. While you are out you cannot go on deck: land first.</li>
        <li>
          If you forget, we take you off deck automatically after one to two hours of waiting, on a device
          that stays open.
        </li>
        <li>
          When someone launches a boat with you in it, your status says on which one you were boated, and a
          bell tells you on whatever screen you are.
        </li>
        {isNotifying && (
          <li>
            The <Link to="/inbox">Inbox</Link> keeps your notifications for 30 days. Under{' '}
            <Link to="/inbox?show=choices">Notification settings</Link> you choose what comes to your phone
            while the app is closed, what comes by mail, and your quiet hours.
          </li>
        )}
      </ul>
    </HelpSection>
  );
}
