import styled, { keyframes } from 'styled-components';
import type { KioskBoat } from '@fleetwatch/contract/boats/wire';
import { amountIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import type { SunDay } from '@fleetwatch/kit/ui/time/sunTimes.ts';
import { LANDED_TODAY, SUNRISE, SUNSET, fleetThisSeason } from './texts.ts';

interface ClubDayProps {
  landedCount: number;
  boats: readonly Pick<KioskBoat, 'miles'>[];
  /** Null if the club's location is not set, and until it is computed. */
  sun: SunDay | null;
  locale: string;
}

const drift = keyframes`to { transform: translateX(-48px); }`;

const Place = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  min-height: 0;
  overflow: hidden;
`;

const Facts = styled.dl`
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s6);
  margin: 0;
  padding: 0 var(--s3);
  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    display: flex;
    align-items: center;
    gap: var(--s2);
    color: var(--boardMuted);
  }
  dd {
    margin: 0;
    font-size: max(31px, 1.4rem);
    font-weight: 700;
    line-height: 1.2;
  }
`;

const Water = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: calc(100% + 48px);
  max-width: none;
  height: 64px;
  color: var(--boardLine);
  animation: ${drift} 12s ease-in-out infinite alternate;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** Three lines of waves of 96 units, the second half a wave later. */
const WAVES = [14, 32, 50]
  .map((y, at) => `M${at % 2 === 0 ? 0 : -48} ${y}${'q24 -10 48 0t48 0'.repeat(12)}`)
  .join('');

/** The club's day, if the board has room for it (rule kiosk.day). The water moves gently, unless motion is reduced. */
export function ClubDay({ landedCount, boats, sun, locale }: ClubDayProps) {
  const unit = useUnit();
  const amount = Math.round(
    amountIn(
      boats.reduce((sum, boat) => sum + boat.miles, 0),
      unit,
    ),
  );
  return (
    <Place>
      <Facts>
        {sun?.kind === 'rises' && (
          <>
            <div>
              <dt>
                <Icon name="sunrise" size="1em" />
                {SUNRISE}
              </dt>
              <dd>{sun.sunrise}</dd>
            </div>
            <div>
              <dt>
                <Icon name="sunset" size="1em" />
                {SUNSET}
              </dt>
              <dd>{sun.sunset}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{LANDED_TODAY}</dt>
          <dd>{landedCount}</dd>
        </div>
        <div>
          <dt>{fleetThisSeason(UNIT_TITLES[unit].toLowerCase())}</dt>
          <dd>{amount.toLocaleString(locale)}</dd>
        </div>
      </Facts>
      <Water viewBox="0 0 1152 64" preserveAspectRatio="none" aria-hidden="true">
        <path d={WAVES} fill="none" stroke="currentColor" strokeWidth="3" />
      </Water>
    </Place>
  );
}
