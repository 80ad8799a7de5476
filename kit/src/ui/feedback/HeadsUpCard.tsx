import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import styled from 'styled-components';
import { Card } from '../layout/Card.tsx';
import { LinkedText } from '../layout/LinkedText.tsx';
import { shortDay } from '../time/shortDay.ts';

interface Props {
  /** The result of GET /tweets-headsup-week-results; undefined while loading. */
  tweets: readonly Pick<Tweet, '_id' | 'description' | 'user' | 'date'>[] | undefined;
  /** Renders web addresses as text: on the boathouse's tablet a link would leave the kiosk. */
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

/** The list of warnings without a heading. */
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

/** This week's warnings in a card; nothing when there are none (rule tweet.heads-up). */
export function HeadsUpCard({ tweets, isPlain = false }: Props) {
  if (!tweets || tweets.length === 0) return null;
  return (
    <Card title="Heads Up">
      <HeadsUpList tweets={tweets} isPlain={isPlain} />
    </Card>
  );
}
