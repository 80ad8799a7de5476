import { styled } from 'styled-components';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { HeadsUpList } from '@fleetwatch/kit/ui/feedback/HeadsUpCard';

const Region = styled.section`
  flex: 8 1 16rem;
  min-width: 0;
`;

/* As high as the search beside it, so that it moves nothing when it comes. */
const Line = styled.details`
  --line-height: calc(var(--target) - 2 * var(--border));
  border: var(--border) solid var(--amber);
  border-radius: var(--radius-button);
  background: var(--amberTint);
  > summary {
    overflow: hidden;
    height: var(--line-height);
    padding: 0 var(--s4);
    line-height: var(--line-height);
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
  }
  > ul {
    padding: 0 var(--s4) var(--s3);
  }
`;

/** This week's warnings: the newest in one line, all of them when it is opened (rule tweet.heads-up). */
export function HeadsUpSummary({ tweets }: { tweets: readonly Tweet[] | undefined }) {
  const [newest] = tweets ?? [];
  if (!tweets || !newest) return null;
  return (
    <Region aria-label="Heads Up">
      <Line>
        <summary title={newest.description}>
          <strong>Heads Up{tweets.length > 1 ? ` (${tweets.length})` : ''}</strong> {newest.description}
        </summary>
        <HeadsUpList tweets={tweets} />
      </Line>
    </Region>
  );
}
