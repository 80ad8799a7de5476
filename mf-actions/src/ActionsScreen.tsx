import { useRef, useState } from 'react';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { RemotePart, RemotePartPlace } from '@fleetwatch/kit/federation/RemotePart.tsx';
import { Slot } from '@fleetwatch/kit/federation/Slot.tsx';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsCoach } from '@fleetwatch/kit/store/sessionSlice';
import { RenderWhenIdle } from '@fleetwatch/kit/ui/loading/RenderWhenIdle';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { ActionPanel } from './ActionPanel.tsx';
import { CoachPart, CARD_PLACEHOLDER, SplashPart } from './actionParts.tsx';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { useDeferredWork } from './deferred/useDeferredWork.ts';
import { keepFavouriteClass, readFavouriteClass } from './launch/favouriteClass.ts';
import { EMPTY_LAUNCH, launchDraftName, pickedDraft } from './launch/launchDraft.ts';
import { ActionsFrame } from './screen/ActionsFrame.tsx';
import { ActionStrip, Aside, Body, Main } from './screen/actionsStyle.ts';
import { IDLE } from './screen/actionParams.ts';
import { DockProvider, DockSlot } from './screen/Dock.tsx';
import { useActionPlace } from './screen/useActionPlace.ts';
import { StatusBanner } from './status/StatusBanner.tsx';
import { useShownStatus } from './status/useShownStatus.ts';
import { ACTIONS, CANCEL, LAND, LAUNCH, NOTHING_TO_CANCEL, TOGGLE_ON_DECK, TWEETS } from './texts.ts';

const ACTION_PANEL = 'action';
const CANCEL_TAB = 'cancel';

/** The main actions screen: the member's status, launching and landing, and the dashboard (rule status.states). */
export function ActionsScreen() {
  const { place, go, shownClass, showClass } = useActionPlace();
  const [draftName] = useState(() => launchDraftName(new Date()));
  const [launchDraft, setLaunchDraft, dropLaunchDraft] = useDraft(draftName, EMPTY_LAUNCH);
  const banner = useRef<HTMLParagraphElement>(null);

  const isCoach = useAppSelector(selectIsCoach);
  const isBusy = place.action !== 'idle';
  const clubStatus = useShownStatus();
  const likely = clubStatus?.status === 'launched' ? 'land' : 'launch';

  // The focused control disappears after an action, so the focus moves to the banner, which shows the result.
  const focusBanner = () => banner.current?.focus({ preventScroll: true });
  const leave = () => {
    go(IDLE, { replace: true });
    focusBanner();
  };
  // A landing's draft belongs to its sortie and stays until that is landed.
  const reset = () => {
    dropLaunchDraft();
    leave();
  };
  const handleLaunched = () => {
    keepFavouriteClass(place.boatClass);
    reset();
  };
  const handleAction = (action: string) => {
    if (action === CANCEL_TAB) reset();
    else if (action === 'land' || action === 'deck') go({ ...IDLE, action });
    else go({ ...IDLE, action: 'launch', boatClass: isBusy ? place.boatClass : readFavouriteClass() });
  };

  const prepareLaunch = (boatClass: string, coachId: string) => {
    const { workout } = EMPTY_LAUNCH;
    setLaunchDraft({
      ...EMPTY_LAUNCH,
      ...(coachId !== '' && { workout: { ...workout, isWanted: true, source: coachId } }),
    });
    go({ ...IDLE, action: 'launch', boatClass });
  };

  useDeferredWork({
    onWorkout: (workout) => {
      setLaunchDraft((draft) => ({ ...draft, workout: pickedDraft(workout) }));
      go({ ...IDLE, action: 'launch', boatClass: readFavouriteClass() });
    },
    onLaunched: dropLaunchDraft,
  });

  const tabs = [
    { value: 'deck', label: TOGGLE_ON_DECK, picture: <Icon name="hand" /> },
    { value: 'launch', label: LAUNCH, picture: <Icon name="launch" /> },
    { value: 'land', label: LAND, picture: <Icon name="land" /> },
    {
      value: CANCEL_TAB,
      label: CANCEL,
      picture: <Icon name="close" />,
      isDisabled: !isBusy,
      reason: NOTHING_TO_CANCEL,
    },
  ];
  const bottom = (
    <>
      <DockSlot />
      <ActionStrip $likely={isBusy ? null : likely}>
        <TabStrip
          label={ACTIONS}
          tabs={tabs}
          value={place.action}
          onChange={handleAction}
          panelId={ACTION_PANEL}
        />
      </ActionStrip>
    </>
  );
  return (
    <DockProvider>
      <ActionsFrame bottom={bottom}>
        <Body $isBusy={isBusy}>
          <Main>
            <StatusBanner clubStatus={clubStatus} textRef={banner} isBusy={isBusy} />
            <ActionPanel
              id={ACTION_PANEL}
              place={place}
              go={go}
              launchDraft={launchDraft}
              onLaunchDraft={setLaunchDraft}
              onLaunched={handleLaunched}
              onLanded={focusBanner}
              onDone={leave}
            />
          </Main>
          <Aside $isBusy={isBusy}>
            <Dashboard
              shownClass={shownClass}
              onShownClass={showClass}
              placeholder={<RemotePartPlace title={TWEETS} />}
            >
              {!isBusy && (
                <Main>
                  <RenderWhenIdle placeholder={CARD_PLACEHOLDER}>
                    <SplashPart.View
                      shownClass={shownClass}
                      onShownClass={showClass}
                      onLaunch={prepareLaunch}
                    />
                    {isCoach && (
                      <CoachPart.View form="" onForm={(form) => go({ ...IDLE, action: 'coach', form })} />
                    )}
                  </RenderWhenIdle>
                </Main>
              )}
              <RemotePart name="TweetPanel" title={TWEETS} />
              <Slot name="actions.below" />
            </Dashboard>
          </Aside>
        </Body>
      </ActionsFrame>
    </DockProvider>
  );
}
