import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RemotePart, RemotePartPlace } from '@fleetwatch/kit/federation/RemotePart.tsx';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsCoach } from '@fleetwatch/kit/store/sessionSlice';
import { Later } from '@fleetwatch/kit/ui/Later';
import { TabStrip } from '@fleetwatch/kit/ui/TabStrip';
import { ActionPanel } from './ActionPanel.tsx';
import { CoachPart, SPLASH_PLACEHOLDER, SplashPart } from './actionParts.tsx';
import { useCrewMessages } from './crew/useCrewMessages.ts';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { useDeferredWork } from './deferred/useDeferredWork.ts';
import type { LandingDrafts } from './land/LandPanel.tsx';
import { keepFavouriteClass, readFavouriteClass } from './launch/favouriteClass.ts';
import { draftOfState, EMPTY_LAUNCH, pickedDraft } from './launch/launchDraft.ts';
import { ActionsFrame } from './screen/ActionsFrame.tsx';
import { ActionStrip, Aside, Body, Main } from './screen/actionsLayout.ts';
import { IDLE } from './screen/actionParams.ts';
import { DockRoom, DockSlot } from './screen/Dock.tsx';
import { useActionPlace } from './screen/useActionPlace.ts';
import { StatusBanner } from './status/StatusBanner.tsx';
import { useShownStanding } from './status/useShownStanding.ts';

const ACTION_PANEL = 'action';
const CANCEL = 'cancel';

/** The main actions screen: how the member stands, launching and landing, and the dashboard (member-operations §2). */
export function ActionsScreen() {
  const { place, go, shownClass, showClass } = useActionPlace();
  const { state } = useLocation();
  const [launchDraft, setLaunchDraft] = useState(() => draftOfState(state));
  const [landingDrafts, setLandingDrafts] = useState<LandingDrafts>({});
  const banner = useRef<HTMLParagraphElement>(null);

  useCrewMessages();
  const isCoach = useAppSelector(selectIsCoach);
  const isBusy = place.action !== 'idle';
  const standing = useShownStanding();
  const likely = standing?.status === 'launched' ? 'land' : 'launch';

  // What had the focus is gone after an action; the banner says what came of it.
  const focusBanner = () => banner.current?.focus({ preventScroll: true });
  const reset = () => {
    setLaunchDraft(EMPTY_LAUNCH);
    setLandingDrafts({});
    go(IDLE, { replace: true });
    focusBanner();
  };
  const handleLaunched = () => {
    keepFavouriteClass(place.boatClass);
    reset();
  };
  const handleAction = (action: string) => {
    if (action === CANCEL) reset();
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
    onLaunched: () => setLaunchDraft(EMPTY_LAUNCH),
  });

  const tabs = [
    { value: 'deck', label: 'Toggle On Deck' },
    { value: 'launch', label: 'Launch' },
    { value: 'land', label: 'Land' },
    { value: CANCEL, label: 'Cancel', isDisabled: !isBusy, reason: 'There is nothing to cancel.' },
  ];
  const bottom = (
    <>
      <DockSlot />
      <ActionStrip $likely={isBusy ? null : likely}>
        <TabStrip
          label="Actions"
          tabs={tabs}
          value={place.action}
          onChange={handleAction}
          panelId={ACTION_PANEL}
        />
      </ActionStrip>
    </>
  );
  return (
    <DockRoom>
      <ActionsFrame bottom={bottom}>
        <Body $isBusy={isBusy}>
          <Main>
            <StatusBanner standing={standing} textRef={banner} />
            <ActionPanel
              id={ACTION_PANEL}
              place={place}
              go={go}
              launchDraft={launchDraft}
              onLaunchDraft={setLaunchDraft}
              onLaunched={handleLaunched}
              landingDrafts={landingDrafts}
              onLandingDraft={(id, draft) => setLandingDrafts((drafts) => ({ ...drafts, [id]: draft }))}
              onLanded={focusBanner}
              onDone={reset}
            />
          </Main>
          <Aside $isBusy={isBusy}>
            <Dashboard
              shownClass={shownClass}
              onShownClass={showClass}
              placeholder={<RemotePartPlace title="Tweets" />}
            >
              {!isBusy && (
                <Main>
                  <Later placeholder={SPLASH_PLACEHOLDER}>
                    <SplashPart.View
                      shownClass={shownClass}
                      onShownClass={showClass}
                      onLaunch={prepareLaunch}
                    />
                    {isCoach && (
                      <CoachPart.View form="" onForm={(form) => go({ ...IDLE, action: 'coach', form })} />
                    )}
                  </Later>
                </Main>
              )}
              <RemotePart name="TweetPanel" title="Tweets" />
            </Dashboard>
          </Aside>
        </Body>
      </ActionsFrame>
    </DockRoom>
  );
}
