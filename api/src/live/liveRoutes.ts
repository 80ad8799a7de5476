import { currentClub } from '../platform/club/clubScope.ts';
import { checkVersionsNow } from '../platform/cache/followModelVersions.ts';
import { kioskRoute, type Route } from '../platform/http/route.ts';
import { REPLY, type Reply } from '../platform/http/Reply.ts';
import { namedTablet } from '../tablets/tabletCookie.ts';
import { assertRoomToListen, hub } from './liveRegistry.ts';
import { parseEventId } from '../platform/cache/topicVersions.ts';

export const liveRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/events',
    summary:
      'Stream changes in the club: topics only, no data. Last-Event-ID resumes an interrupted stream. The stream ends when the caller loses access.',
    answers: 'text/event-stream: events `changed`, with {changes: [{topic, revision}]} as JSON.',
    async handle({ actor, cookies }, ctx): Promise<Reply> {
      const club = String(currentClub().id);
      const known = parseEventId(ctx.get('Last-Event-ID'));
      // Another process may already have sent this device newer versions than this process knows.
      await checkVersionsNow(club);
      assertRoomToListen();
      const who = { actor, tablet: namedTablet(cookies) };
      return {
        [REPLY]: 'stream',
        start(res) {
          hub.add({ who, res, known });
        },
      };
    },
  }),
];
