import { Link } from 'react-router-dom';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';
import { paletteKey } from '../keyboard/paletteKey.ts';
import { IMAGE_CROP } from '../texts.ts';
import { HelpSection } from './HelpSection.tsx';
import { HelpText } from './HelpText.tsx';
import { PAGES } from './pages.ts';
import { CSV_AND_MENU, IMAGE_CROP_TEXT, inTheWorks, keysText, OTHER_PAGES } from './texts.ts';
import { useIsInstalled } from './useIsInstalled.ts';

/** Describes the installed pages; lists those without a route as upcoming. */
export function OtherPages() {
  const isInstalled = useIsInstalled();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data: club } = useClubQuery(undefined, { skip: !isSignedIn });
  const pages = PAGES.filter(({ feature }) => !feature || club?.features?.includes(feature));
  const missing = pages.filter(({ path }) => !isInstalled(path));
  return (
    <HelpSection id="pages" title={OTHER_PAGES}>
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
            <Link to="/imagecrop">{IMAGE_CROP}</Link>
          </dt>
          <dd>{IMAGE_CROP_TEXT}</dd>
        </div>
      </dl>
      <p>
        <HelpText>{CSV_AND_MENU}</HelpText>
      </p>
      <p>
        <HelpText>{keysText(paletteKey)}</HelpText>
      </p>
      {missing.length > 0 && <p>{inTheWorks(missing.map(({ label }) => label))}</p>}
    </HelpSection>
  );
}
