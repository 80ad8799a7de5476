import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { NOTIFICATION_OUTDATED } from '@fleetwatch/contract/notifications/texts';
import type { Notification } from '@fleetwatch/contract/notifications/wire';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { formatAge } from '@fleetwatch/kit/ui/time/formatAge.ts';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import { useInboxInfiniteQuery, useMarkReadMutation } from './inboxApi.ts';
import { NEW, NO_NOTIFICATIONS, NOTIFICATIONS, SHOW_MORE } from './texts.ts';

const MINUTE_MS = 60_000;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  > li + li {
    border-top: var(--border) solid var(--line);
  }
`;

const Row = styled(Link)<{ $isNew: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--s3);
  min-height: var(--target);
  padding: var(--s3) var(--s4);
  box-shadow: ${({ $isNew }) => ($isNew ? 'inset 4px 0 var(--water)' : 'none')};
  color: var(--ink);
  overflow-wrap: anywhere;
  text-decoration: none;
  &:hover {
    background: var(--wash);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  > b {
    font-weight: ${({ $isNew }) => ($isNew ? 700 : 500)};
  }
  > small {
    color: var(--muted);
    font-size: var(--text-s);
    white-space: nowrap;
  }
  > span {
    grid-column: 1 / -1;
    color: var(--muted);
  }
`;

/**
 * The ids that were unread during this visit. Opening the inbox marks all of it as read, and new ones stay highlighted for the
 * duration of the visit.
 */
function useNewIds(shown: readonly Notification[] | undefined): ReadonlySet<string> {
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const [markRead] = useMarkReadMutation();
  const unread = shown?.filter(({ isRead }) => !isRead).map(({ _id }) => _id) ?? [];
  if (unread.some((id) => !newIds.has(id))) setNewIds(new Set([...newIds, ...unread]));
  const hasUnread = unread.length > 0;
  useEffect(() => {
    if (hasUnread) void markRead({ ids: null });
  }, [hasUnread, markRead]);
  return newIds;
}

/** The member's notifications, the latest first. */
export function InboxList() {
  const query = useInboxInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const shown = useMemo(() => currentData?.pages.flatMap(({ results }) => results), [currentData]);
  const newIds = useNewIds(shown);
  const now = useNow(MINUTE_MS);
  return (
    <QueryResult
      query={{ ...query, currentData: shown }}
      isEmpty={({ length }) => length === 0}
      emptyText={NO_NOTIFICATIONS}
    >
      {(notifications) => (
        <>
          <Rows aria-label={NOTIFICATIONS}>
            {notifications.map(({ _id, title, body, url, at, isSettled }) => (
              <li key={_id}>
                <Row to={url} $isNew={newIds.has(_id)}>
                  <b>
                    {newIds.has(_id) && <VisuallyHidden>{NEW} </VisuallyHidden>}
                    {title}
                  </b>
                  <small>{formatAge(now - at)}</small>
                  {(body !== '' || isSettled) && (
                    <span>
                      {body} {isSettled && NOTIFICATION_OUTDATED}
                    </span>
                  )}
                </Row>
              </li>
            ))}
          </Rows>
          {hasNextPage && (
            <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {SHOW_MORE}
            </Button>
          )}
        </>
      )}
    </QueryResult>
  );
}
