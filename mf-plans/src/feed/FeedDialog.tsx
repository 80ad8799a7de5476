import { useState } from 'react';
import styled from 'styled-components';
import { MY_PLANS } from '@fleetwatch/contract/activity/csvNames';
import type { PlanFeed } from '@fleetwatch/contract/plans/wire';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useCloseFeedMutation, useOpenFeedMutation, usePlanFeedsQuery } from '../data/plansApi.ts';
import { WHOSE_PLANS } from '../texts.ts';
import {
  ADDRESS_COPIED,
  COPY_ADDRESS,
  COPY_BLOCKED,
  FEED_INTRO,
  FEED_TITLE,
  GET_ADDRESS,
  NO_ADDRESSES,
  REVOKE_ADDRESS,
  calendarOf,
} from './texts.ts';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  max-width: 44rem;
  margin-inline: auto;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

interface FeedDialogProps {
  groups: readonly UserGroup[];
  onClose: () => void;
}

/** Calendar feeds of the plans: secret addresses that the member can revoke. */
export function FeedDialog({ groups, onClose }: FeedDialogProps) {
  const query = usePlanFeedsQuery();
  const [whose, setWhose] = useState('');
  const [open, opening] = useOpenFeedMutation();
  const [close, closing] = useCloseFeedMutation();
  const failure = opening.error ?? closing.error;
  const options = [
    { value: '', label: MY_PLANS },
    ...groups.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  return (
    <Dialog isOpen isFullScreen title={FEED_TITLE} onClose={onClose}>
      <Stack>
        <p>{FEED_INTRO}</p>
        <SelectField label={WHOSE_PLANS} options={options} value={whose} onChange={setWhose} />
        <Line>
          <Button
            tone="primary"
            isBusy={opening.isLoading}
            onClick={() => {
              closing.reset();
              void open(whose === '' ? null : whose);
            }}
          >
            {GET_ADDRESS}
          </Button>
        </Line>
        <div role="alert">{failure ? <Notice tone="red">{failureOf(failure).text}</Notice> : null}</div>
        <QueryResult query={query} isEmpty={(feeds) => feeds.length === 0} emptyText={NO_ADDRESSES}>
          {(feeds) =>
            feeds.map((feed) => (
              <FeedAddress
                key={feed._id}
                feed={feed}
                isBusy={closing.isLoading}
                onRevoke={() => {
                  opening.reset();
                  void close(feed._id);
                }}
              />
            ))
          }
        </QueryResult>
      </Stack>
    </Dialog>
  );
}

interface FeedAddressProps {
  feed: PlanFeed;
  isBusy: boolean;
  onRevoke: () => void;
}

function FeedAddress({ feed, isBusy, onRevoke }: FeedAddressProps) {
  const dispatch = useAppDispatch();
  const address = new URL(feed.path, window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      dispatch(toastShown({ text: ADDRESS_COPIED, tone: 'success' }));
    } catch {
      dispatch(toastShown({ text: COPY_BLOCKED, tone: 'warning' }));
    }
  };
  return (
    <section aria-label={calendarOf(feed.usergroup)}>
      <TextField label={feed.usergroup} readOnly value={address} onChange={() => undefined} />
      <Line>
        <Button onClick={() => void copy()}>{COPY_ADDRESS}</Button>
        <Button tone="danger" isBusy={isBusy} onClick={onRevoke}>
          {REVOKE_ADDRESS}
        </Button>
      </Line>
    </section>
  );
}
