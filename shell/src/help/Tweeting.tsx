import { InstalledLink } from './InstalledLink.tsx';
import { HEADS_UP_DAYS, PICTURES_MAX, TWEET_MAX } from '@fleetwatch/contract/tweets/limits';
import { PICTURE_TYPES } from '@fleetwatch/contract/tweets/wire';
import { HelpSection } from './HelpSection.tsx';

export function Tweeting() {
  return (
    <HelpSection id="tweets" title="Tweeting">
      <p>
        A tweet is a short message, at most {TWEET_MAX} characters, on{' '}
        <InstalledLink to="/tweets">Tweets</InstalledLink> and on Actions. Choose who reads it:
      </p>
      <dl>
        <dt>My group</dt>
        <dd>Only the members of your user group.</dd>
        <dt>Everyone</dt>
        <dd>Every member of the club.</dd>
        <dt>Heads up</dt>
        <dd>
          A warning for all, on a card of its own, at the boathouse too: a log on the dock, fog, a broken
          rigger. It stays for {HEADS_UP_DAYS} days.
        </dd>
      </dl>
      <ul>
        <li>
          Attach up to {PICTURES_MAX} pictures or short videos ({PICTURE_TYPES.join(', ')}). Videos are
          usually the coaches&rsquo;: they have at most 45 MB, which is some 20 to 25 seconds.
        </li>
        <li>Swipe a tweet, or tap its chevron, to reply or to like it. Replies themselves end there.</li>
        <li>Tap a picture to see it whole and to save it.</li>
      </ul>
    </HelpSection>
  );
}
