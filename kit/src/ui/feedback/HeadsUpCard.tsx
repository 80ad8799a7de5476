import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import styled from 'styled-components';
import { Card } from '../layout/Card.tsx';
import { LinkedText } from '../layout/LinkedText.tsx';
import { shortDay } from '../time/shortDay.ts';

interface Props {
  /** As GET /tweets-headsup-week-results gives them; undefined while they are not there. */
  tweets: readonly Pick<Tweet, '_id' | 'description' | 'user' | 'date'>[] | undefined;
  /** Addresses of web pages stay text: on the boathouse's tablet they would be a way out. */
  isPlain?: boolean;
}

const Warnings = styled.ul`
  display: grid;
  gap: var(--s2);
  list-style: none;
  > li {
    padding-left: var(--s3);
    border-left: 6px solid var(--amber);
  }
  small {
    color: var(--muted);
    font-size: var(--text-s);
  }
`;

const Text = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The warnings by themselves, for what has a heading of its own. */
export function HeadsUpList({ tweets, isPlain = false }: Props) {
  return (
    <Warnings>
      {tweets?.map(({ _id, description, user, date }) => (
        <li key={_id}>
          {isPlain ? <Text>{description}</Text> : <LinkedText>{description}</LinkedText>}{' '}
          <small>
            {user}, {shortDay(date)}
          </small>
        </li>
      ))}
    </Warnings>
  );
}

/** What members warn of this week; nothing when nobody does (rule tweet.heads-up). */
export function HeadsUpCard({ tweets, isPlain = false }: Props) {
  if (!tweets || tweets.length === 0) return null;
  return (
    <Card title="Heads Up">
      <HeadsUpList tweets={tweets} isPlain={isPlain} />
    </Card>
  );
}
