// @chunk links

import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import styled from 'styled-components';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { LinkedText } from '../ui/layout/LinkedText.tsx';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { useInactivity } from '../ui/time/useInactivity.ts';
import { CLOSE } from '../ui/texts.ts';

/** Fields of the tweet that a warning shows; the kiosk has no others. */
export type HeadsUp = Pick<Tweet, '_id' | 'description' | 'user' | 'date'>;

interface HeadsUpDialogProps {
  title: string;
  tweets: readonly HeadsUp[];
  /** Renders web addresses as text: on the boathouse's tablet a link would leave the kiosk. */
  isPlain: boolean;
  /** Time without a touch after which it closes, ms; 0 for never. */
  closesAfterMs: number;
  onClose: () => void;
}

const Warnings = styled.ul`
  display: grid;
  gap: var(--s3);
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

/** All of the members' warnings this week. */
export function HeadsUpDialog({ title, tweets, isPlain, closesAfterMs, onClose }: HeadsUpDialogProps) {
  useInactivity(closesAfterMs > 0, closesAfterMs, onClose);
  const close = (
    <Button tone="primary" onClick={onClose}>
      {CLOSE}
    </Button>
  );
  return (
    <Dialog isOpen title={title} onClose={onClose} actions={close}>
      <Warnings>
        {tweets.map(({ _id, description, user, date }) => (
          <li key={_id}>
            {isPlain ? <Text>{description}</Text> : <LinkedText>{description}</LinkedText>}{' '}
            <small>
              {user}, {dayText(date)}
            </small>
          </li>
        ))}
      </Warnings>
    </Dialog>
  );
}
