import { Link } from 'react-router-dom';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';
import { paletteKey } from '../keyboard/paletteKey.ts';
import { HelpSection } from './HelpSection.tsx';
import { PAGES } from './pages.ts';
import { useIsInstalled } from './useIsInstalled.ts';

/** True to what is installed: a page without a route is named as one that is still in the works. */
export function OtherPages() {
  const isInstalled = useIsInstalled();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data: club } = useClubQuery(undefined, { skip: !isSignedIn });
  const pages = PAGES.filter(({ feature }) => !feature || club?.features?.includes(feature));
  const missing = pages.filter(({ path }) => !isInstalled(path));
  return (
    <HelpSection id="pages" title="Other pages, and pages in the works">
      <dl>
        {pages
          .filter(({ path }) => isInstalled(path))
          .map(({ path, label, text }) => (
            <div key={path}>
              <dt>
                <Link to={path}>{label}</Link>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        <div>
          <dt>
            <Link to="/imagecrop">Image crop</Link>
          </dt>
          <dd>Cuts a square out of any picture on this device and saves it as PNG. Nothing is uploaded.</dd>
        </div>
      </dl>
      <p>
        Every CSV opens on the screen; from there it is saved, or mailed to you as a spreadsheet. In the menu,{' '}
        <strong>Anonymous</strong> hides other members&rsquo; names and pictures on this device, for a screen
        that many see, and <strong>Analytic</strong> shows the charts.
      </p>
      <p>
        With a keyboard, <kbd>{paletteKey}</kbd> finds a page, a person or a boat, and <kbd>?</kbd> lists all
        keys. Both are for members.
      </p>
      {missing.length > 0 && (
        <p>In the works, and not installed here yet: {missing.map(({ label }) => label).join(', ')}.</p>
      )}
    </HelpSection>
  );
}
