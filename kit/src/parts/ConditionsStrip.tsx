import { LIVE_QUERY } from '../store/sorties.ts';
import { Fragment } from 'react';
import styled from 'styled-components';
import { EXAMPLE_READINGS } from '@fleetwatch/contract/conditions/texts';
import { stripOf } from '@fleetwatch/contract/conditions/strip';
import type { ConditionsAnswer } from '@fleetwatch/contract/conditions/wire';
import { useClubQuery } from '../store/clubs.ts';
import { useConditionsQuery } from '../store/conditions.ts';
import { useNow } from '../ui/time/useNow.ts';
import { FlagMark } from './FlagMark.tsx';
import { NO_READINGS_YET } from './overviewTexts.ts';

const MINUTE_MS = 60_000;
/*
 * If there is no room for all facts, the last ones wrap, and are cut off where a strip is one line high. No line begins with a
 * divider: the one before the first fact is cut off.
 */
const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.9em;
  min-width: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  > span {
    display: inline-flex;
    align-items: center;
  }
  > span + span {
    position: relative;
  }
  > span + span::before {
    content: '';
    position: absolute;
    inset: 0.4em auto 0.4em -0.45em;
    border-left: 1px solid currentColor;
    opacity: 0.4;
  }
`;

interface ConditionsFactsProps {
  answer: ConditionsAnswer;
  nowMs: number;
  timezone: string;
  /** Leaves out the sources, if there is little room. */
  isShort?: boolean;
}

/** The flag and the facts of a moment, side by side (rule condition.strip). */
export function ConditionsFacts({ answer, nowMs, timezone, isShort = false }: ConditionsFactsProps) {
  const { flag, facts, sources, isExample } = stripOf(answer, nowMs, timezone);
  const from = isExample ? EXAMPLE_READINGS : sources;
  const shownFacts = [...facts, ...(isShort || from === '' ? [] : [from])];
  return (
    <Facts>
      {flag && (
        <span>
          <FlagMark flag={flag} />
        </span>
      )}
      {shownFacts.map((fact) => (
        // The space separates the words for screen readers.
        <Fragment key={fact}>
          {' '}
          <span>{fact}</span>
        </Fragment>
      ))}
      {!flag && facts.length === 0 && <span>{NO_READINGS_YET}</span>}
    </Facts>
  );
}

interface ConditionsStripProps {
  /** Leaves out the sources, if there is little room. */
  isShort?: boolean;
  /** Shown if the conditions are unknown. */
  failedText?: string;
}

/**
 * The current conditions on one line, for clubs with the feature 'conditions': empty until they are known (rule
 * condition.strip).
 */
export function ConditionsStrip({ isShort, failedText = '' }: ConditionsStripProps) {
  const { data: club } = useClubQuery();
  const { data: answer, isError } = useConditionsQuery(undefined, LIVE_QUERY);
  const nowMs = useNow(MINUTE_MS) + (club?.clockSkewMs ?? 0);
  if (!answer || !club) return isError && failedText !== '' ? <span>{failedText}</span> : null;
  return (
    <ConditionsFacts
      answer={answer}
      nowMs={nowMs}
      timezone={club.timezone}
      {...(isShort !== undefined && { isShort })}
    />
  );
}
