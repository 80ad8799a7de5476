// @chunk screens

import styled from 'styled-components';
import { Icon } from '../../art/Icon.tsx';
import { formatAge } from '../time/formatAge.ts';
import { useIsOnline } from './useIsOnline.ts';
import { useNow } from '../time/useNow.ts';
import { OFFLINE } from './texts.ts';

interface DataAgeProps {
  /** Time of the last response, ms since 1970. */
  updatedAt: number | undefined;
}

const CHECK_MS = 15_000;
/** Data younger than this counts as live, and shows no age. */
const LIVE_MS = 60_000;

const Base = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s1);
  color: var(--muted);
  font-size: var(--text-s);
`;

/** The age of the shown data unless it is live, and a note that the device is offline. */
export function DataAge({ updatedAt }: DataAgeProps) {
  const now = useNow(CHECK_MS, updatedAt === undefined);
  const isOnline = useIsOnline();
  const ageMs = updatedAt === undefined ? 0 : now - updatedAt;
  const age = updatedAt !== undefined && (ageMs >= LIVE_MS || !isOnline) ? `updated ${formatAge(ageMs)}` : '';
  const text = [isOnline ? '' : OFFLINE, age].filter(Boolean).join(', ');
  return (
    <Base role="status">
      {text ? <Icon name={isOnline ? 'clock' : 'offline'} size="1.2em" /> : null}
      {text}
    </Base>
  );
}
