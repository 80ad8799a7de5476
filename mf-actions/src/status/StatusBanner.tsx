import type { Ref } from 'react';
import type { ClubStatus } from '@fleetwatch/contract/sorties/status';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import type { RootState } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';
import { isWaitingId } from '@fleetwatch/kit/store/waitingMark';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { StatusPicturePart } from '../actionParts.tsx';
import { bannerText } from './bannerText.ts';
import { DayCountdown } from './DayCountdown.tsx';
import { Banner, Line, Scene, States } from './statusBannerStyle.ts';
import { LAUNCHED, ON_DECK_TITLE, TWEETS } from '../texts.ts';
import { LANDED, LEFT_UNTIL_END_OF_DAY, MY_STATUS, STATUS, WAITING_TO_BE_SENT } from './texts.ts';

const STATES = [
  { value: 'landed', label: LANDED, tone: 'green' },
  { value: 'launched', label: LAUNCHED, tone: 'water' },
  { value: 'ondeck', label: ON_DECK_TITLE, tone: 'amber' },
] as const;

/** Whether the member's launch is still on this device: there was no network to send it. */
const selectIsLaunchWaiting = (state: RootState): boolean =>
  selectStillOut(state)?.some(({ _id, user_id }) => isWaitingId(_id) && user_id === selectMemberId(state)) ??
  false;

interface StatusBannerProps {
  /** On a phone the picture is hidden during an action. */
  isBusy: boolean;
  /** Undefined before it is known. */
  clubStatus: ClubStatus | undefined;
  textRef: Ref<HTMLParagraphElement>;
}

/** The member's status: Landed, Launched or On Deck, its boats, and the time left today. */
export function StatusBanner({ clubStatus, textRef, isBusy }: StatusBannerProps) {
  const isWaiting = useAppSelector(selectIsLaunchWaiting);
  const current = STATES.find(({ value }) => value === clubStatus?.status);
  return (
    <Banner $tone={current?.tone ?? 'outline'} aria-label={MY_STATUS}>
      <Scene $isBusy={isBusy}>{clubStatus && <StatusPicturePart.View status={clubStatus.status} />}</Scene>
      <States aria-label={STATUS}>
        {STATES.map(({ value, label }) => (
          <li key={value} aria-current={value === current?.value || undefined}>
            {label}
          </li>
        ))}
      </States>
      <Line>
        <p ref={textRef} role="status" tabIndex={-1}>
          {clubStatus ? bannerText(clubStatus) : ''}
          {isWaiting && <small> {WAITING_TO_BE_SENT}</small>}
        </p>
        <ButtonLink tone="quiet" to="/tweets">
          <Icon name="tweets" size={18} />
          {TWEETS}
        </ButtonLink>
        <span>
          <span>
            <DayCountdown />
          </span>{' '}
          {LEFT_UNTIL_END_OF_DAY}
        </span>
      </Line>
    </Banner>
  );
}
