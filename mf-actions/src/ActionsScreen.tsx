import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useStillOutQuery } from '@fleetwatch/kit/store/sorties';
import { selectStanding } from '@fleetwatch/kit/store/status';
import { busyChanged } from '@fleetwatch/kit/store/statusSlice';
import { Screen } from '@fleetwatch/kit/ui/Screen';
import { TabPanel } from '@fleetwatch/kit/ui/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/TabStrip';
import { usePreload } from '@fleetwatch/kit/ui/usePreload.ts';
import { ACTION_PARTS, LandPart, LaunchPart } from './actionParts.tsx';
import { useCrewMessages } from './crew/useCrewMessages.ts';
import { Dashboard } from './dashboard/Dashboard.tsx';
import type { LandingDrafts } from './land/LandPanel.tsx';
import { keepFavouriteClass, readFavouriteClass } from './launch/favouriteClass.ts';
import { EMPTY_LAUNCH } from './launch/launchDraft.ts';
import { ActionStrip, Aside, Body, Main, Slot } from './screen/actionsLayout.ts';
import { IDLE, readPlace, writePlace } from './screen/actionParams.ts';
import type { ActionPlace } from './screen/actionParams.ts';
import { DockSlot } from './screen/Dock.tsx';
import { LIVE_QUERY } from './screen/liveQuery.ts';
import { StatusBanner } from './status/StatusBanner.tsx';

const ACTION_PANEL = 'action';
const CANCEL = 'cancel';

/** The main actions screen: how the member stands, launching and landing, and the dashboard (member-operations §2). */
export function ActionsScreen() {
  const dispatch = useAppDispatch();
  const stillOut = useStillOutQuery(undefined, LIVE_QUERY);
  const [params, setParams] = useSearchParams();
  const [launchDraft, setLaunchDraft] = useState(EMPTY_LAUNCH);
  const [landingDrafts, setLandingDrafts] = useState<LandingDrafts>({});
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const banner = useRef<HTMLParagraphElement>(null);

  usePreload(ACTION_PARTS);
  useCrewMessages();
  const place = readPlace(params);
  const isBusy = place.action !== 'idle';
  const likely = useAppSelector((state) => (selectStanding(state).status === 'launched' ? 'land' : 'launch'));
  const go = (next: ActionPlace, options?: { replace: boolean }) => setParams(writePlace(next), options);

  useEffect(() => {
    dispatch(busyChanged(isBusy));
    return () => {
      dispatch(busyChanged(false));
    };
  }, [dispatch, isBusy]);

  // Another place is another page to the member: it begins at its top.
  useEffect(() => {
    // The braces matter: a browser's scrollTo may answer a promise, which is no clean-up.
    void window.scrollTo({ top: 0 });
  }, [place.action, place.boatClass, place.picked]);

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
    else if (action === 'land') go({ ...IDLE, action });
    else go({ ...IDLE, action: 'launch', boatClass: isBusy ? place.boatClass : readFavouriteClass() });
  };

  const tabs = [
    { value: 'launch', label: 'Launch' },
    { value: 'land', label: 'Land' },
    { value: CANCEL, label: 'Cancel', isDisabled: !isBusy, reason: 'There is nothing to cancel.' },
  ];
  const bottom = (
    <>
      <Slot ref={setDock} />
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
    <DockSlot value={dock}>
      <Screen
        title="Actions"
        status={stillOut.isError && !stillOut.data ? 'error' : 'ready'}
        error={stillOut.isError ? failureOf(stillOut.error).text : undefined}
        onRetry={() => void stillOut.refetch()}
        isRetrying={stillOut.isFetching}
        updatedAt={stillOut.fulfilledTimeStamp}
        bottom={bottom}
      >
        <Body $isBusy={isBusy}>
          <Main>
            <StatusBanner textRef={banner} />
            {place.action === 'launch' && (
              <TabPanel id={ACTION_PANEL} label="Launch">
                <LaunchPart.View
                  place={place}
                  onPlace={go}
                  draft={launchDraft}
                  onDraft={setLaunchDraft}
                  onLaunched={handleLaunched}
                />
              </TabPanel>
            )}
            {place.action === 'land' && (
              <TabPanel id={ACTION_PANEL} label="Land">
                <LandPart.View
                  drafts={landingDrafts}
                  onDraft={(id, draft) => setLandingDrafts((drafts) => ({ ...drafts, [id]: draft }))}
                  onLanded={focusBanner}
                  onDone={reset}
                />
              </TabPanel>
            )}
          </Main>
          <Aside $isBusy={isBusy}>
            <Dashboard />
          </Aside>
        </Body>
      </Screen>
    </DockSlot>
  );
}
