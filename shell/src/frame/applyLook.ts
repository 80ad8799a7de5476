import { identityProperties, type ClubIdentity } from '@fleetwatch/contract/clubs/identity';

/** Key under which the page finds the colors before its first paint: index.html. */
const KEPT_AS = 'fwo:look';

/**
 * Shows the page in the club's colors (rule club.identity), and stores them on the device, so that the next page has them
 * before its first paint.
 */
export function applyLook(identity: ClubIdentity): void {
  const look = identityProperties(identity);
  for (const [name, value] of Object.entries(look)) document.documentElement.style.setProperty(name, value);
  const themeColour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (themeColour && look['--club-bar']) themeColour.content = look['--club-bar'];
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(look));
  } catch {
    // Storage may be full or refused: the colors then last as long as the page.
  }
}
